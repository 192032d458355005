"""The Herring-Bone, German: the bone comes of one pack and has no two cards alike."""

from .herring_bone import game as _bone

game = _bone.variant("herring-bone-german", "The Herring-Bone (German)", unlike=28)

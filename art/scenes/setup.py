"""Procedural still-life library for Blender 3.4, Cycles on the CPU. Every scene starts with `from props import *`.
1 Blender unit is 10 cm. A scene is called with: W H SPP OUT [variant]."""
import bpy, bmesh, math, random, sys, os, ctypes, time
import numpy as np
from mathutils import Vector, Matrix, noise as mn
HERE = os.path.dirname(os.path.abspath(__file__))
argv = sys.argv[sys.argv.index('--')+1:] if '--' in sys.argv else []
W = int(argv[0]) if len(argv) > 0 else 480
H = int(argv[1]) if len(argv) > 1 else 300
SPP = int(argv[2]) if len(argv) > 2 else 24
OUT = argv[3] if len(argv) > 3 else HERE+'/out/x.png'
VAR = argv[4] if len(argv) > 4 else 'main'
THREADS = int(os.environ.get('THREADS', '1'))

# ---------------------------------------------------------------- scene
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'; c.use_denoising = False
    c.max_bounces = 14; c.diffuse_bounces = 3; c.glossy_bounces = 6
    c.transmission_bounces = 14; c.transparent_max_bounces = 16; c.volume_bounces = 0
    c.caustics_reflective = False; c.caustics_refractive = False
    c.blur_glossy = 0.6
    c.sample_clamp_direct = 30; c.sample_clamp_indirect = 3.0
    c.use_adaptive_sampling = True; c.adaptive_threshold = float(os.environ.get('NOISE', '.012')); c.adaptive_min_samples = 24
    c.use_light_tree = False if hasattr(c, 'use_light_tree') else None
    s.render.use_persistent_data = True
    s.render.threads_mode = 'FIXED'; s.render.threads = THREADS
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = 'Medium High Contrast'
    w = bpy.data.worlds.new('w'); s.world = w; w.use_nodes = True
    return s

def link(o):
    bpy.context.scene.collection.objects.link(o); return o

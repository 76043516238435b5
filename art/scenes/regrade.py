"""Second grade from the saved linear picture, no new render:  blender -b -P regrade.py -- <work dir> out.png exposure bloom backdrop_gain [u0 v0 u1 v1 px]...
   each u0 v0 u1 v1 px softens that (out-of-focus) window by px, feathered: for speckled rims far from the focus;
   a negative px fills the ellipse in the window from its surroundings (a stray lamp mirrored in a glass);
   px of 100 to 200 is a warm gain of 0 to 1 (150 halves a patch that is too bright).
   Environment: LEFT 0..1 darkens the left half, TINT r,g,b, LOOK a Filmic look"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
A = sys.argv[sys.argv.index('--')+1:]; sys.argv = sys.argv[:sys.argv.index('--')]
from grade import *
reset(); work, out, ex, bl, bg = A[0], A[1], float(A[2]), float(A[3]), float(A[4]); R = [float(q) for q in A[5:]]
img = np.load(work+'/lin.npy').astype(np.float32); h, w = img.shape[:2]
bd = (load_exr(work+'/bd0001.exr')[..., 0]+load_exr(work+'/bd0002.exr')[..., 0])/2; bd = np.clip(blur(bd, 2), 0, 1)
img = img*(1-(1-bg)*bd)[..., None]
y, x = np.mgrid[0:h, 0:w]; u, v = x/w, 1-y/h
for i in range(0, len(R), 5):
    u0, v0, u1, v1, px = R[i:i+5]; f = lambda a, lo, hi, e: np.clip((a-lo)/e, 0, 1)*np.clip((hi-a)/e, 0, 1)
    if px < 0:
        e = np.clip((1.0-np.hypot((u-(u0+u1)/2)/((u1-u0)/2), (v-(v0+v1)/2)/((v1-v0)/2)))/.22, 0, 1).astype(np.float32); k = (e <= 0).astype(np.float32)
        fill = blur(img*k[..., None], -px)/np.maximum(blur(k, -px), 1e-4)[..., None]; img = img*(1-e[..., None])+fill*e[..., None]; continue
    m = (f(u, u0, u1, .012)*f(v, v0, v1, .012))[..., None].astype(np.float32)
    if px >= 100: img = img*(1-m*(1-(px-100)/100*np.array([1.25, .80, .50], np.float32))); continue
    img = img*(1-m)+blur(img, px)*m
k = float(os.environ.get('LEFT', '0')); q = np.clip(u/.5, 0, 1).astype(np.float32); img = img*(1-k*(1-q*q*(3-2*q)))[..., None]     # calmer left side
tint = np.array([float(q) for q in os.environ.get('TINT', '1,1,1').split(',')], np.float32); img = img*tint
s = bpy.context.scene; s.view_settings.look = os.environ.get('LOOK', 'Medium High Contrast'); s.view_settings.exposure = ex; s.render.dither_intensity = 1.0
save(grade(img, bl, .35, .012), out); print('REGRADED', out)

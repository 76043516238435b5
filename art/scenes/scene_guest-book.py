import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
import math
# the end of a bar counter: a closed guest book with a stamped cover and gilt edges, a pen, a bell
reset(); world((.010, .007, .010), (.002, .0015, .002))
plane('counter', 26, 12, walnut(tone=1.5, gloss=.25, planks=3.2, bump=.35), (0, 2, 0)).rotation_euler = (0, 0, .06)
backdrop(9, (.55, .40), (.042, .013, .017), (.017, .0060, .0092), (.005, .003, .004), .28, 34, 20, 1.0, 3.5)
gold = brass('gold', .11, (.80, .51, .20), patina=.2)
W_, H_, T_ = 2.10, 1.52, .30
# cover: bottle-green leather, a border and a seal of ridges in brass foil
S = 760; n, m = int(W_*S), int(H_*S); y, x = np.mgrid[0:m, 0:n]; X, Y = (x+.5)/S-W_/2, H_/2-(y+.5)/S
line = lambda v, t: np.clip((t-np.abs(v))*S/1.4+.5, 0, 1)
edge = np.maximum(np.abs(X-.085)-(W_/2-.085), np.abs(Y)-H_/2); foil = np.maximum(line(edge+.085, .0056), line(edge+.112, .0024))
CX = .085; rr = np.hypot(X-CX, Y); R = .315; U, V = (X-CX)/R*.094, Y/R*.094
F = (V-.074*np.exp(-(U/.030)**2)-.030*np.exp(-((U-.055)/.026)**2)-.022*np.exp(-((U+.060)/.024)**2))/.0175; gy, gx = np.gradient(F); dd = (.5-np.abs(F % 1-.5))/np.maximum(np.hypot(gx, gy), 1e-4)
foil = np.maximum.reduce([foil, line(rr-R, .0080), line(rr-R-.030, .0030), np.clip(.0062*S-dd+.5, 0, 1)*np.clip((R*.925-rr)*S, 0, 1)])
im = picture('foil', np.repeat(foil[..., None], 3, 2), np.ones_like(foil))
g = G('coverleather'); t = g.n('TexCoord'); sp = g.n('SeparateXYZ', _0=t.outputs['Object'])
uv = g.n('CombineXYZ', _0=g.n('MapRange', _0=sp.outputs[0], _1=-W_/2, _2=W_/2, _3=0, _4=1), _1=g.n('MapRange', _0=sp.outputs[1], _1=-H_/2, _2=H_/2, _3=0, _4=1), _2=0)
f = g.math('MULTIPLY', g.n('TexImage', {'image': im, 'extension': 'CLIP'}, Vector=uv).outputs['Color'], g.math('GREATER_THAN', sp.outputs[2], T_*.8))
co = g.co((2.4,)*3); w = g.noise(co, 6, 3); v = g.n('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=w.outputs['Color'], _1=(.05, .05, .05), _2=co.outputs[0])
vo = g.n('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=v, Scale=17); vo2 = g.n('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=v, Scale=41)
h = g.math('ADD', g.n('MapRange', _0=vo.outputs[0], _1=0, _2=.14, _3=0, _4=1), g.math('MULTIPLY', g.n('MapRange', _0=vo2.outputs[0], _1=0, _2=.2, _3=0, _4=1), .4))
col = g.mix(g.noise(co, .7, 4).outputs[0], (.0018, .0140, .0088), (.0040, .027, .0170)); col = g.mix(1., col, g.n('MapRange', _0=h, _1=0, _2=1.2, _3=.55, _4=1.05), 'MULTIPLY')
low = g.math('MULTIPLY', h, g.math('SUBTRACT', 1.0, g.math('MULTIPLY', f, .8)))
cover = g.out(g.n('BsdfPrincipled', Base_Color=g.mix(f, col, (.86, .55, .21)), Metallic=f, Roughness=g.n('MapRange', _0=f, _1=0, _2=1, _3=.58, _4=.26), Specular=.14, Normal=g.bump(g.math('SUBTRACT', low, g.math('MULTIPLY', f, 1.1)), .30, .010)))
g = G('gilt'); leaf_ = g.noise(g.co((.5, .5, 105)), 1.0, 3, .6); n_ = g.noise(g.co(), 3, 5, .6)
gilt = g.out(g.n('BsdfPrincipled', Base_Color=g.mix(1., g.mix(n_.outputs[0], (.52, .33, .14), (.80, .55, .26)), g.n('MapRange', _0=leaf_.outputs[0], _1=.36, _2=.60, _3=.40, _4=1.1), 'MULTIPLY'), Metallic=.45, Roughness=g.n('MapRange', _0=leaf_.outputs[0], _1=.3, _2=.7, _3=.26, _4=.46), Normal=g.bump(leaf_.outputs[0], .5, .006)))
BX, BY, YAW = .80, .05, .30
place = Matrix.Translation((BX, BY, .002)) @ Matrix.Rotation(YAW, 4, 'Z')
book(place, W_, H_, T_, cover, gilt)
# ribbon, out of the foot of the pages and over the counter
bm = bmesh.new(); rows = []
for k in range(41):
    q = k/40; s = q*.50; zz = .15*max(0, 1-(s/.24))**1.6+.006+.010*math.sin(math.pi*min(1, max(0, (s-.26)/.30)))
    px_, py_ = -.42+.05*math.sin(q*2.4), -H_/2+.06-s*.86; tw = .028
    rows.append([bm.verts.new((px_+e*tw, py_+(.020*abs(e) if k == 40 else 0)*-1, zz+.003*math.sin(e*2+q*9))) for e in (-1, -.5, 0, .5, 1)])
for A, B in zip(rows, rows[1:]):
    for k in range(4): bm.faces.new((A[k], A[k+1], B[k+1], B[k]))
o = mesh('ribbon', bm, principled('satin', (.085, .005, .012), .34, Sheen=.6, Specular=.5)); o.matrix_world = place
pen(Matrix.Translation((.98, -1.02, .070)) @ Matrix.Rotation(.16, 4, 'Z') @ Matrix.Rotation(math.pi/2, 4, 'Y'), gold)
bell((2.36, 1.10, 0), gold, 1.08)
# light: low and raking from the rear left, cards for brass and gilt
spot((-2.4, 3.6, 2.1), (BX-.1, BY, .3), (1, .68, .40), 900, 32, 1.0, .18)
spot((3.8, 3.2, 1.9), (BX+.9, BY+.3, .3), (1, .54, .28), 300, 34, 1.0, .18)
softbox((-3.0, 2.4, 2.0), (BX, BY, .3), 1.0, 2.6, (1, .76, .50), 16, .45)
softbox((4.6, 1.4, 1.9), (BX, BY, .3), .9, 2.8, (1, .62, .36), 20, .45)
softbox((1.2, 1.6, 4.0), (BX, BY, 0), 2.6, 1.2, (1, .80, .58), 4.0, .45)
softbox((.2, -5.0, 1.1), (BX, -.6, .15), 3.2, 1.0, (1, .66, .40), 14, .45)                   # gilt edge, pen
c = softbox((-1.6, -6.5, 3.6), (2.0, .9, .3), 5.0, 3.0, (1, .70, .44), 1.5, .5, diffuse=False)       # what the bell mirrors
softbox((1.0, 6.8, 2.6), (BX, .4, .2), 6.0, 1.6, (1, .60, .30), 3.6, .5, diffuse=False)
WARM = [(1, .42, .12), (1, .36, .10), (1, .46, .16)]
discs([(.070, .070, .030, WARM[0], .09), (.128, .045, .021, WARM[1], .05), (.020, .105, .018, WARM[1], .04), (.925, .075, .032, WARM[0], .14), (.985, .030, .026, WARM[2], .10), (.862, .050, .021, WARM[1], .06)])
camera((.10, -7.9, 2.70), (.90, .20, .50), 84, 5.6, (BX-.1, -.35, .3))
render(bloom=.06, exposure=1.0, look='High Contrast')

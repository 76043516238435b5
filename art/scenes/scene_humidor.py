import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
import math, random
# a drawer of a humidor cabinet, drawn out: a row of cigars on cedar, brass, a dial in the cabinet's face. All that is behind is the cabinet
reset(); world((.010, .009, .009), (.002, .002, .002))
rnd = random.Random(4)
dark = walnut('cabinet', tone=2.3, gloss=.30, planks=40, bump=.16); ced = cedar(); gold = brass('gold', .14, (.78, .50, .20), patina=.25)
UP = math.pi/2
# cabinet: fronts with a shadow gap between them; the drawer leaves the middle one
FW, FH, GAP, FY = 3.10, .86, .022, 1.06
for c in (-1, 0, 1):
    for r in (-3, -2, -1, 0, 1, 2):
        if c == 0 and r == 0: continue
        block('front', (FW, .12, FH), dark, (c*(FW+GAP), FY+.06, r*(FH+GAP)), bevel=.012)
        if not (c == 0 and r == 1):
            k = lathe('knob', [(.055, 0, 1), (.060, .01), (.045, .02), (.026, .035), (.024, .07), (.05, .10), (.068, .125), (.062, .15), (.03, .165), (0, .167)], gold, (0, 0, 0), 64, 6); k.matrix_world = Matrix.Translation((c*(FW+GAP)-c*1.12, FY, r*(FH+GAP))) @ Matrix.Rotation(UP, 4, 'X')
hygrometer((0, FY, FH+GAP), .30, (UP, 0, 0))
# drawer: walnut outside, cedar within; the rim is at z = 0.30
T, TOP, DEPTH, BACK, IN = .075, .30, 2.05, 1.0, 2.62
Y0 = BACK-DEPTH
for s in (-1, 1):
    block('side', (DEPTH, T, .62), dark, (s*(IN/2+T*1.5), BACK-DEPTH/2, TOP-.31), (0, 0, UP)); block('lining', (DEPTH, T*.8, .58), ced, (s*(IN/2+T*.5), BACK-DEPTH/2, TOP-.31), (0, 0, UP), .006)
block('drawerfront', (FW, .13, FH), dark, (0, Y0-.065, .0), bevel=.014); block('liningfront', (IN+T*2, T*.8, .58), ced, (0, Y0+T*.4, TOP-.31), bevel=.006)
block('liningback', (IN+T*2, T*.8, .58), ced, (0, BACK-T*.4, TOP-.31), bevel=.006)
for k in range(4): block('floor', (DEPTH, IN/4-.004, .04), ced, (-IN/2+IN/8+k*IN/4, BACK-DEPTH/2, -.02), (0, 0, UP), .003)
block('inlay', (FW-.10, .022, .014), gold, (0, Y0-.075, FH/2-.003), bevel=.004)      # brass line let into the front's edge
# brass pull on the front
for s in (-1, 1):
    q = lathe('post', [(.062, 0, 1), (.066, .008), (.05, .018), (.028, .03), (.026, .11), (.04, .125), (.04, .15), (0, .155)], gold, (0, 0, 0), 64, 6); q.matrix_world = Matrix.Translation((s*.34, Y0-.13, .02)) @ Matrix.Rotation(UP, 4, 'X')
tube('pull', [(s, Y0-.25-.02*math.cos(s/.40*math.pi/2), .02) for s in [(-.40+.8*i/24) for i in range(25)]], .026, gold)
# the row
R, L = .098, 1.42; wrap = leaf(L, .46); band = band_paper(); n = 13; step = (IN-.02)/n
for k in range(n):
    x = -IN/2+.01+step*(k+.5); dy = rnd.uniform(-.012, .012); a = rnd.uniform(-.004, .004); fy = BACK-T-.10+dy
    if k == 8: continue
    fresh_cigar((x+a*3, fy, R+.002), (x-a*3, fy-L, R+.002), R, wrap, band, rnd.uniform(0, 6.28), rnd.uniform(-.16, .16))
# one drawn out of the row lies across it
fresh_cigar((.86, BACK-.42, .296), (-.10, BACK-.42-1.03, .296), R, wrap, band, 1.0, .45)
block('dark', (FW, 1.4, FH+.1), principled('soot', (.0008, .0006, .0006), 1, Specular=0), (0, FY+.80, 0))
# light
spot((-3.4, .45, 1.9), (.1, -.35, .2), (1, .66, .36), 1500, 40, 1.0, .14)       # rakes over row and bands
spot((.2, -1.9, 4.6), (-.1, FY, .95), (1, .60, .32), 800, 44, 1.0, .3)        # a lamp on the cabinet
softbox((-3.4, -.4, 2.2), (0, -.2, .1), .8, 2.6, (1, .76, .50), 10, .45, diffuse=False)
softbox((.2, .93, .80), (-.6, -1.2, .25), 3.0, .45, (1, .70, .40), 3.2, .45, diffuse=False)      # oil on the leaf
softbox((3.8, -1.2, 1.9), (0, -.2, .1), .8, 2.6, (1, .62, .36), 20, .45)
softbox((.2, -.2, 3.6), (0, -.2, 0), 3.0, .5, (1, .80, .56), 9, .45, diffuse=False)
softbox((-.2, -5.6, .5), (0, -1.1, .1), 2.4, .9, (1, .62, .34), 10, .45, diffuse=False)     # sheen on front and pull
softbox((-1.2, -6.2, 3.0), (0, -.8, 0), 2.0, 1.0, (1, .82, .62), 1.2, .45, glossy=False)
softbox((1.6, -4.6, 2.7), (.3, -1.2, 0), 4.5, 1.2, (1, .66, .38), 2.6, .5, diffuse=False)
camera((-3.1, -6.6, 3.2), (-.38, .10, .44), 86, 9.0, (-.35, -.35, .2))
render(bloom=.06, exposure=1.15, look='High Contrast')

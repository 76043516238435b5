"""Things to set on a table."""
from grade import *
# ------------------------------------------------------------ wine glass, bottle, grapes
def wine_glass(loc=(0, 0, 0), fill=1.47, mat_g=None, mat_w=None, s=1.0):
    T = 0.011
    outer = [(0, 0), (.36, 0, 1), (.392, .006), (.398, .014), (.388, .021), (.30, .033), (.18, .055), (.085, .095), (.046, .17), (.036, .32), (.034, .60), (.037, .82), (.052, .94), (.085, 1.005), (.16, 1.065), (.28, 1.15), (.39, 1.285), (.452, 1.46), (.458, 1.62), (.435, 1.82), (.393, 2.05), (.352, 2.27)]
    bowl = [(0, 1.035), (.08, 1.045), (.155, 1.085), (.27, 1.168), (.378, 1.297), (.441, 1.463), (.447, 1.62), (.424, 1.82), (.382, 2.05), (.342, 2.268)]
    prof = outer+[(.349, 2.278), (.345, 2.278)]+bowl[::-1]
    prof = [(a*s, b*s, *c) for a, b, *c in prof]
    g = lathe('glass', prof, mat_g or glass('crystal', ior=1.5), loc, 160, 8)
    if fill is None: return g, None
    # wine: follows the inner wall, pushed half a wall thickness into the glass; meniscus climbs the wall
    bp = [q for q in catmull(bowl, 16)]
    wp = [(r+(T*.5 if r > 0 else 0), z-T*.4) for r, z in bp if z < fill+.012]
    R = wp[-1][0]
    wp += [(R-.004, fill+.012, 1), (R-.016, fill+.004), (R-.04, fill+.0005), (R-.10, fill), (0, fill)]
    w = lathe('wine', [(a*s, b*s, *c) for a, b, *c in wp], mat_w or wine(), loc, 160, 3)
    return g, w
def wine(density=5.0, color=(.62, .035, .05)):
    return glass('wine', (1, 1, 1), 1.34, (.35, .03, .05), absorb=color+(1,), density=density)
def contour_field(n, seed=5, cells=3.2):
    r = np.random.default_rng(seed); y, x = np.mgrid[0:n, 0:n]/n; h = np.zeros((n, n))
    for k in range(14):
        a, b = r.random(2)*1.4-.2; w = r.uniform(.10, .34); h += r.uniform(.4, 1)*np.exp(-((x-a)**2+(y-b)**2)/w**2)*(1 if k % 3 else -.6)
    return h
def label_image(w=1070, h=1180):
    """estate label: warm paper, a round seal of contour lines stamped in brass, hairlines, small letter-spaced type. Alpha = foil"""
    from PIL import Image, ImageDraw, ImageFont
    r = np.random.default_rng(2); foil = np.zeros((h, w)); ink = np.zeros((h, w))
    y, x = np.mgrid[0:h, 0:w].astype(np.float64)
    # seal
    cx, cy, R = w/2, h*.335, h*.185; n = int(2*R)+1; f = contour_field(n, 8)
    gy, gx = np.gradient(f*17); d = np.abs((f*17) % 1-.5); ln = np.clip(1.5-(.5-d)/np.maximum(np.hypot(gx, gy), 1e-4), 0, 1)
    yy, xx = np.mgrid[0:n, 0:n]; rr = np.hypot(xx-R, yy-R); ln = ln*np.clip(R*.90-rr, 0, 1)
    x0, y0 = int(cx-R), int(cy-R); foil[y0:y0+n, x0:x0+n] = ln*.9
    rr = np.hypot(x-cx, y-cy); wax = np.clip(R*.915-rr, 0, 1)[..., None]
    foil = np.maximum(foil, np.maximum(np.clip(2.2-np.abs(rr-R), 0, 1), np.clip(1.2-np.abs(rr-R*.945), 0, 1)))
    for m_, t in ((28, 3.2), (44, 1.4)):                                # border
        dd = np.minimum(np.minimum(x, w-1-x), np.minimum(y, h-1-y)); foil = np.maximum(foil, np.clip(t-np.abs(dd-m_), 0, 1))
    def text(s_, size, yy, sp, font='LiberationSerif-Regular'):
        F = ImageFont.truetype('/usr/share/fonts/truetype/liberation/%s.ttf' % font, size); L_ = Image.new('L', (w, h)); D = ImageDraw.Draw(L_)
        W_ = sum(F.getlength(c)+sp for c in s_)-sp; px = (w-W_)/2
        for c in s_: D.text((px, yy), c, 255, F); px += F.getlength(c)+sp
        return np.asarray(L_)/255.
    ink = np.maximum(ink, text('RÉSERVE', 100, h*.575, 24, 'LiberationSerif-Bold')); ink = np.maximum(ink, text('ESTATE BOTTLED', 44, h*.775, 17, 'LiberationSerif-Bold')); ink = np.maximum(ink, text('Old Vines', 50, h*.865, 3, 'LiberationSerif-Italic'))
    foil = np.maximum(foil, ((np.abs(y-h*.735) < 1.6) & (np.abs(x-w/2) < w*.17))*1.0)
    paper = np.array([.60, .54, .43])*(1+.04*r.normal(0, 1, (h, w, 1)))
    c = paper*(1-ink[..., None])+np.array([.030, .010, .014])*ink[..., None]; c = c*(1-wax)+np.array([.075, .009, .016])*wax; c = c*(1-foil[..., None])+np.array([.80, .48, .17])*foil[..., None]
    im = bpy.data.images.new('label', w, h, alpha=True, float_buffer=True); im.colorspace_settings.name = 'Linear'; im.alpha_mode = 'CHANNEL_PACKED'
    px = np.concatenate([c, foil[..., None]], -1)[::-1].astype(np.float32); im.pixels.foreach_set(np.ascontiguousarray(px).ravel()); im.pack(); return im
def bottle(loc=(0, 0, 0), label=True, s=1.0, wine_=True, turn=0.0):
    g = G('bglass')
    b = g.out(g.n('BsdfPrincipled', Base_Color=(.006, .012, .006), Roughness=.04, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.02))
    p = [(0, .06), (.30, .0, 1), (.345, .012), (.368, .05), (.373, .12), (.374, .2), (.374, .4), (.374, 1.0), (.374, 1.6), (.374, 1.78), (.366, 1.90), (.32, 2.02), (.22, 2.14), (.160, 2.26), (.146, 2.4), (.142, 2.86), (.142, 2.87)]
    o = [lathe('bottle', [(a*s, c*s, *d) for a, c, *d in p], b, loc, 128, 8)]
    cap = [(.150, 2.30, 1), (.152, 2.32), (.149, 2.83, 1), (.158, 2.84), (.16, 2.88), (.158, 2.93), (.150, 2.955), (0, 2.96)]
    o.append(lathe('capsule', [(a*s, c*s, *d) for a, c, *d in cap], principled('caps', (.09, .008, .014), .32, .6), loc, 96, 6))
    for z in (2.33, 2.80):
        o.append(lathe('capsring', [(.1525*s, z*s, 1), (.1545*s, (z+.006)*s), (.1545*s, (z+.02)*s), (.1525*s, (z+.026)*s)], brass(), loc, 96, 2))
    if label:
        im = label_image()
        h0, h1, A = .46, 1.36, math.radians(62)                       # label height range and half width
        g = G('label'); t = g.n('TexCoord'); sp = g.n('SeparateXYZ', _0=t.outputs['Object'])
        th = g.math('ARCTAN2', sp.outputs[0], g.math('MULTIPLY', sp.outputs[1], -1.0))
        u = g.n('MapRange', _0=th, _1=-A, _2=A, _3=0, _4=1); v = g.n('MapRange', _0=sp.outputs[2], _1=h0*s, _2=h1*s, _3=0, _4=1)
        tx = g.n('TexImage', {'image': im, 'extension': 'EXTEND'}, Vector=g.n('CombineXYZ', _0=u, _1=v, _2=0))
        n = g.noise(g.co((30, 30, 30)), 4, 4)
        foil = tx.outputs['Alpha']
        m = g.out(g.n('BsdfPrincipled', Base_Color=tx.outputs['Color'], Metallic=g.math('MULTIPLY', foil, .55), Roughness=g.n('MapRange', _0=foil, _1=0, _2=1, _3=.62, _4=.34), Specular=.3, Normal=g.bump(g.math('ADD', g.math('MULTIPLY', n.outputs[0], .35), g.math('MULTIPLY', foil, -.6)), .12, .004)))
        q = lathe('label', [(.3762*s, h0*s, 1), (.3766*s, (h0+.01)*s), (.3766*s, (h1-.01)*s), (.3762*s, h1*s)], m, (0, 0, 0), 96, 1, arc=(-math.pi/2-A, -math.pi/2+A))
        q.location = loc; q.rotation_euler = (0, 0, turn); o.append(q)
    return o
def grape_mat():
    g = G('grape'); co = g.co()
    oi = g.n('ObjectInfo')
    n = g.noise(co, 5, 6, .6); bloom_ = g.ramp(n.outputs[0], [(.38, 0.), (.72, .42)])
    base = g.ramp(oi.outputs['Random'], [(0, (.022, .004, .020)), (.6, (.040, .0055, .022)), (1, (.066, .009, .018))])
    col = g.mix(bloom_, base, (.22, .19, .26))
    r = g.n('MapRange', _0=bloom_, _1=0, _2=.4, _3=.13, _4=.55)
    return g.out(g.n('BsdfPrincipled', Base_Color=col, Roughness=r, Specular=.5, Subsurface=.25, Subsurface_Radius=(.12, .02, .03), Subsurface_Color=(.35, .02, .05, 1), Normal=g.bump(g.noise(co, 14, 3), .05, .01)))
def grapes(loc, n=15, seed=3, r=.115, spread=(.42, .30), layers=.35):
    rnd = random.Random(seed); P = []
    for i in range(n):
        P.append([rnd.gauss(0, spread[0]*.6), rnd.gauss(0, spread[1]*.6), r+abs(rnd.gauss(0, layers)), r*rnd.uniform(.86, 1.1)])
    for it in range(400):   # relax: gravity, cohesion, collision
        for p in P:
            p[2] -= .006; p[0] *= .998; p[1] *= .998
        for i in range(n):
            for j in range(i):
                a, b = P[i], P[j]; d = [a[k]-b[k] for k in range(3)]; L = math.sqrt(sum(x*x for x in d))+1e-6; m = a[3]+b[3]
                if L < m:
                    for k in range(3): e = d[k]/L*(m-L)*.5; a[k] += e; b[k] -= e
        for p in P: p[2] = max(p[2], p[3])
    m = grape_mat(); st = principled('stem', (.10, .055, .018), .6)
    for p in P:
        o = sphere('grape', p[3], m, (loc[0]+p[0], loc[1]+p[1], loc[2]+p[2]), (1, 1, 1.07), 40)
        o.rotation_euler = (rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(0, 6))
    top = max(P, key=lambda q: q[2]); x, y, z = loc[0]+top[0], loc[1]+top[1], loc[2]+top[2]+top[3]*.7
    tube('stem', [(x+.03*math.sin(t*3)+.30*t*t, y-.05*t, z+.14*t-.12*t*t) for t in [i/12 for i in range(13)]], [.016-.004*math.sin(i*2.1) for i in range(13)], st)
    for q in rnd.sample(P, min(6, n)):
        tube('st2', [(loc[0]+q[0]*(1-t*.7), loc[1]+q[1]*(1-t*.7), loc[2]+q[2]+q[3]*.9+(.05*t)) for t in [i/6 for i in range(7)]], .009, st, 3)
    return P
# ------------------------------------------------------------ tumbler, ice, cigar, ashtray
def tumbler(loc=(0, 0, 0), fill=.52, flutes=24, whisky=True):
    def fn(r, z, a):
        if r > .36 and .10 < z < .50:
            k = min(1, (z-.10)/.03, (.50-z)/.05)
            return r-.014*k*(1-abs(math.cos(a*flutes/2)))*1.3, z
        return r, z
    prof = [(0, .012), (.33, .012, 1), (.34, 0), (.36, 0), (.385, .02), (.392, .06), (.40, .095), (.404, .12), (.406, .16), (.41, .25), (.415, .35), (.42, .44), (.424, .50), (.428, .56), (.432, .70), (.436, .86), (.433, .872), (.426, .872), (.418, .86), (.408, .6), (.398, .36), (.388, .23), (.36, .175), (.28, .15), (0, .145)]
    g = lathe('tumbler', prof, glass('crystal2', ior=1.52), loc, 192, 6, fn=fn)
    if whisky:
        wp = [(0, .141), (.28, .146), (.362, .170), (.391, .23), (.401, .36), (.4075, fill+.010, 1), (.400, fill+.004), (.385, fill), (.3, fill-.001), (0, fill-.001)]
        lathe('whisky', wp, glass('whisky', (1, 1, 1), 1.36, (.9, .5, .16), absorb=(.86, .36, .05, 1), density=2.9), loc, 160, 4)
    return g
def ice(loc, size=.30, rot=(0, 0, 0), seed=1):
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=size)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=size*.11, segments=5, profile=.5, affect='EDGES')
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=2, use_grid_fill=True)
    for v in bm.verts:
        d = mn.noise(v.co*4+Vector((seed*7, 0, 0)))*.035+mn.noise(v.co*11+Vector((seed*3, 5, 0)))*.008
        v.co += v.co.normalized()*d*size/.3
    m = glass('ice', (.97, .985, 1), 1.31, (.9, .9, .9), bumpscale=9, bumpstr=.12)
    o = mesh('ice', bm, m, loc); o.rotation_euler = rot
    return o
def leaf(length=None, tone=1.0):
    """wrapper leaf along Z. With a length: unlit, each cigar from another part of the leaf, a cap wound at the head"""
    g = G('leaf'); t = g.n('TexCoord'); s = g.n('SeparateXYZ', _0=t.outputs['Object']); at = t.outputs['Object']
    ang = g.math('ARCTAN2', s.outputs[0], s.outputs[1])
    sp = g.math('ADD', g.math('MULTIPLY', ang, .16), s.outputs[2])          # helical wrap coordinate
    if length:
        own = g.n('ObjectInfo').outputs['Random']; sp = g.math('ADD', sp, g.math('MULTIPLY', own, 9.0))
        at = g.n('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=g.n('CombineXYZ', _0=own, _1=own, _2=own), _1=(13, 29, 47), _2=at).outputs[0]
    fr = g.math('FRACT', g.math('MULTIPLY', sp, .98)); seam = g.n('MapRange', _0=fr, _1=0, _2=.035, _3=0, _4=1)
    comb = g.n('CombineXYZ', _0=g.math('MULTIPLY', ang, 1.2), _1=g.math('MULTIPLY', sp, 1.0), _2=0)
    vein = g.noise(g.n('Mapping', Vector=comb, Scale=(2.2, 9, 1), Rotation=(0, 0, .5)), 2.2, 6, .6, .8)
    vr = g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', vein.outputs[0], .5)), [(0, 1.), (.02, .4), (.06, 0.)])
    mot = g.noise(at, 9, 7, .65)
    tooth = g.noise(at, 110, 2)
    col = g.ramp(mot.outputs[0], [(.3, (.030, .012, .005)), (.55, (.075, .032, .013)), (.75, (.115, .054, .022))])
    col = g.mix(g.math('MULTIPLY', vr, .55 if length else .35), col, (.15, .08, .035))
    col = g.mix(1., col, g.n('MapRange', _0=seam, _3=.35, _4=1.), 'MULTIPLY')
    cap = None
    if length:
        z = g.math('ADD', s.outputs[2], g.math('MULTIPLY', g.math('SINE', ang), .012)); d = None
        for up in (.105, .165):
            e = g.n('MapRange', _0=g.math('SUBTRACT', z, length-up), _1=0, _2=.006, _3=0, _4=1).outputs[0]; cap = e if cap is None else g.math('ADD', cap, e)
            f = g.n('MapRange', _0=g.math('ABSOLUTE', g.math('SUBTRACT', z, length-up+.002)), _1=0, _2=.008, _3=.45, _4=1).outputs[0]; d = f if d is None else g.math('MULTIPLY', d, f)
        shade = g.n('MapRange', _0=own, _1=0, _2=1, _3=tone*.78, _4=tone*1.22)
        col = g.mix(1., g.mix(1., g.mix(1., col, d, 'MULTIPLY'), shade, 'MULTIPLY'), (1.16, .98, .80), 'MULTIPLY')
    h = g.math('ADD', g.math('ADD', g.math('MULTIPLY', vr, .8), g.math('MULTIPLY', seam, 1.2)), g.math('ADD', g.math('MULTIPLY', tooth.outputs[0], .35), mot.outputs[0]))
    if cap is not None: h = g.math('ADD', h, g.math('MULTIPLY', cap, 1.6))
    return g.out(g.n('BsdfPrincipled', Base_Color=col, Roughness=.42 if length else .48, Specular=.4, Sheen=0 if length else .15, Normal=g.bump(h, .45, .008)))
def picture(name, rgb, alpha):
    """an image from arrays of colour and alpha, first row at the top"""
    h, w = alpha.shape; im = bpy.data.images.new(name, w, h, alpha=True, float_buffer=True); im.colorspace_settings.name = 'Linear'; im.alpha_mode = 'CHANNEL_PACKED'
    px = np.concatenate([rgb, alpha[..., None]], -1)[::-1].astype(np.float32); im.pixels.foreach_set(np.ascontiguousarray(px).ravel()); im.pack(); return im
BAND_R, BAND_H = .1, .30
def band_paper():
    """cigar band: oxblood paper, brass foil, a medallion of ridges that stands out above and below. Red channel = foil, green = inside of the die cut"""
    S = 1500/BAND_H/2; w, h = int(2*math.pi*BAND_R*S), int(BAND_H*S); y, x = np.mgrid[0:h, 0:w]; X, Y = (x+.5-w/2)/S, (y+.5-h/2)/S
    d1 = np.abs(Y)-.076; d2 = np.hypot(X, Y)-.128; k = .022; q = np.clip(.5+.5*(d2-d1)/k, 0, 1); d = d2*(1-q)+d1*q-k*q*(1-q)
    px = 1/S; line = lambda v, t: np.clip((t-np.abs(v))/px/1.5+.5, 0, 1)
    rr = np.hypot(X, Y); foil = np.maximum.reduce([line(d+.006, .0040), line(d+.0205, .0018), line(rr-.094, .0028)])
    F = (Y-.074*np.exp(-(X/.030)**2)-.030*np.exp(-((X-.055)/.026)**2)-.022*np.exp(-((X+.060)/.024)**2))/.0175; gy, gx = np.gradient(F); dd = (.5-np.abs(F % 1-.5))/np.maximum(np.hypot(gx, gy), 1e-4)
    foil = np.maximum(foil, np.clip(.0016*S-dd+.5, 0, 1)*(rr < .086))
    k = 18/BAND_R; steep = np.hypot(1, .026*k*np.cos(X*k))
    for f in (-1, 1): foil = np.maximum(foil, line((Y-f*.026*np.sin(X*k))/steep, .0018)*np.clip((rr-.135)/.002, 0, 1))
    inside = np.clip(-d/px+.5, 0, 1); im = picture('band', np.stack([foil, inside, 0*foil], -1), np.ones_like(foil))
    g = G('band'); s = g.n('SeparateXYZ', _0=g.n('TexCoord').outputs['Object'])
    u = g.n('MapRange', _0=g.math('ARCTAN2', s.outputs[0], s.outputs[1]), _1=-math.pi, _2=math.pi, _3=0, _4=1); v = g.n('MapRange', _0=s.outputs[2], _1=-BAND_H/2, _2=BAND_H/2, _3=0, _4=1)
    c = g.n('SeparateRGB', _0=g.n('TexImage', {'image': im, 'extension': 'EXTEND'}, Vector=g.n('CombineXYZ', _0=u, _1=v, _2=0))); f = c.outputs[0]
    col = g.mix(f, (.060, .0018, .0055), (.92, .60, .24))
    p = g.n('BsdfPrincipled', Base_Color=col, Metallic=f, Roughness=g.n('MapRange', _0=f, _1=0, _2=1, _3=.55, _4=.30), Specular=.22, Normal=g.bump(f, .35, .004))
    return g.out(g.n('MixShader', _0=c.outputs[1], _1=g.n('BsdfTransparent'), _2=p))
def fresh_cigar(foot, head, r, wrapper, band=None, roll=0.0, turn=0.0):
    """unlit, the cut foot first; `turn` is how far the band's medallion has rolled from the top"""
    foot, head = Vector(foot), Vector(head); L = (head-foot).length; M = Matrix.Translation(foot) @ (head-foot).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    o = lathe('fresh', [(0, .006), (r*.5, .004), (r*.93, .0, 1), (r*.985, .006), (r, .05), (r*1.01, L*.3), (r*1.012, L*.6), (r, L-.24), (r*.965, L-.13), (r*.86, L-.065), (r*.62, L-.022), (r*.3, L-.003), (0, L)], wrapper, (0, 0, 0), 96, 10)
    o.matrix_world = M @ Matrix.Rotation(roll, 4, 'Z')
    if band:
        R = r*1.025; b = lathe('freshband', [(R, -BAND_H/2, 1), (R, BAND_H/2)], band, (0, 0, 0), 96, 2); b.matrix_world = M @ Matrix.Translation((0, 0, L*.70)) @ Matrix.Rotation(turn, 4, 'Z')
def block(name, size, mat, loc, turn=(0, 0, 0), bevel=.008):
    """a board, its grain along its own X"""
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1); bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=3, profile=.5, affect='EDGES')
    o = mesh(name, bm, mat, loc, True, 40); o.rotation_euler = turn; return o
def hygrometer(loc, R, turn):
    """brass bezel, bone face, ticks and a needle; no figures. Faces +Z before `turn`"""
    n = 900; y, x = np.mgrid[0:n, 0:n]; X, Y = (x+.5)/n*2-1, (y+.5)/n*2-1; rr = np.hypot(X, Y); a = np.degrees(np.arctan2(X, -Y))   # 0 at the top, clockwise
    ink = np.zeros((n, n)); e = 2/n
    for k in range(-10, 11):
        t = k*13
        al = np.abs((a-t+180) % 360-180) < 40; big = k % 5 == 0
        ink = np.maximum(ink, np.clip(((.034 if big else .016)-np.abs(X*np.cos(np.radians(t))+Y*np.sin(np.radians(t))))/e+.5, 0, 1)*al*(rr < .84)*(rr > (.62 if big else .72)))
    ink = np.maximum(ink, np.clip((.014-np.abs(rr-.86))/e+.5, 0, 1)*(np.abs(a) < 132)); zone = np.clip((.045-np.abs(rr-.50))/e+.5, 0, 1)*(a > 13)*(a < 65)
    ink = np.maximum(ink, np.clip((.005-np.abs(rr-.30))/e+.5, 0, 1))
    face = np.ones((n, n, 3))*np.array([.34, .29, .215]); face = face*(1-zone[..., None])+np.array([.045, .10, .065])*zone[..., None]; face = face*(1-ink[..., None])+np.array([.02, .014, .012])*ink[..., None]
    g = G('dial'); tx = g.n('TexImage', {'image': picture('dial', face, ink), 'extension': 'EXTEND'}, Vector=g.co((.5/R/.86, .5/R/.86, 1), loc=(.5, .5, 0)))
    m = g.out(g.n('BsdfPrincipled', Base_Color=tx.outputs['Color'], Roughness=.55, Specular=.3, Clearcoat=1.0, Clearcoat_Roughness=.02))
    b = brass('bezel', .13, (.78, .50, .20), patina=.25); M = Matrix.Translation(loc) @ Matrix.Rotation(turn[2], 4, 'Z') @ Matrix.Rotation(turn[0], 4, 'X')
    parts = [lathe('dial', [(R*.86, 0, 1), (0, 0)], m, (0, 0, R*.06), 96, 2, False), lathe('bezel', [(R*1.02, 0, 1), (R*1.06, R*.03), (R*1.05, R*.09), (R*1.0, R*.17), (R*.94, R*.20), (R*.88, R*.185), (R*.85, R*.13), (R*.835, R*.05), (R*.83, 0)], b, (0, 0, 0), 192, 6)]
    needle = principled('needle', (.012, .006, .007), .3)
    parts += [lathe('hub', [(0, R*.125), (R*.04, R*.12), (R*.055, R*.10), (R*.055, R*.06, 1)], b, (0, 0, 0), 48, 4), tube('hand', [(-R*.07, -R*.12, R*.09), (0, 0, R*.09), (R*.36, R*.62, R*.09)], [R*.034, R*.032, R*.012], needle, 3)]
    for o in parts: o.matrix_world = M @ Matrix.Translation(o.location)
def cigar(tip, tail, r=.095, ash=.20, band=True):
    """tip: burning end. Built along +Z then aimed."""
    tip, tail = Vector(tip), Vector(tail); L = (tail-tip).length; wrapper = leaf()
    # ash + ember
    g = G('ash'); t = g.n('TexCoord'); z = g.n('SeparateXYZ', _0=t.outputs['Object']).outputs[2]
    n1 = g.noise(g.n('Mapping', Vector=t.outputs['Object'], Scale=(1, 1, 2.6)), 16, 8, .7); n2 = g.noise(t.outputs['Object'], 30, 6, .7)
    layers = g.noise(g.n('Mapping', Vector=t.outputs['Object'], Scale=(.8, .8, 9)), 6, 5, .6)
    ac = g.ramp(g.math('ADD', g.math('MULTIPLY', n1.outputs[0], .6), g.math('MULTIPLY', layers.outputs[0], .4)), [(.36, (.035, .032, .032)), (.5, (.24, .23, .225)), (.66, (.55, .53, .51))])
    # ember burns at the line between ash and leaf and glows through cracks of the ash near it
    zz = g.n('MapRange', _0=g.math('ADD', z, g.math('MULTIPLY', g.math('SUBTRACT', n1.outputs[0], .5), .10)), _1=ash-.085, _2=ash+.008, _3=0, _4=1)
    cr = g.ramp(n2.outputs[0], [(.40, 1.), (.56, .05)])
    em = g.math('MULTIPLY', g.math('POWER', zz, 6.0), cr)
    face = g.n('MapRange', _0=z, _1=-.01, _2=.03, _3=.018, _4=0)      # the open front face glows a little
    crf = g.ramp(n2.outputs[0], [(.46, 1.), (.60, 0.)])
    em = g.math('ADD', em, g.math('MULTIPLY', face, crf))
    ec = g.ramp(em, [(0, (.25, .01, 0)), (.4, (1, .10, .01)), (1, (1, .36, .06))])
    p = g.n('BsdfPrincipled', Base_Color=ac, Roughness=.95, Specular=.1, Emission=ec, Emission_Strength=g.math('MULTIPLY', em, 4.0), Normal=g.bump(g.math('ADD', n1.outputs[0], layers.outputs[0]), .9, .02))
    ashm = g.out(p)
    def rough(rr, z, a):
        v = Vector((math.cos(a)*rr*18, math.sin(a)*rr*18, z*26)); q = mn.noise(v)*.006+mn.noise(v*2.3)*.003
        return rr+q, z+(mn.noise(v*.7)*.010 if z < .05 else 0)
    objs = [lathe('ash', [(0, -.004), (r*.5, .004), (r*.82, .018), (r*.93, .045), (r*.955, .09)]+[(r*.96, .09+(ash-.09)*i/8) for i in range(1, 9)]+[(r*.97, ash+.012)], ashm, (0, 0, 0), 96, 6, fn=rough)]
    objs.append(lathe('cig', [(r*.95, ash+.002), (r*.995, ash+.02), (r, ash+.06), (r*1.01, L*.5), (r*.99, L-.22), (r*.93, L-.10), (r*.72, L-.03), (r*.4, L-.004), (0, L)], wrapper, (0, 0, 0), 96, 10))
    if band:
        zb = L*.70; red = principled('bandred', (.16, .006, .012), .35); gold = brass('bandgold', .2)
        objs.append(lathe('band', [(r*1.02, zb-.14, 1), (r*1.028, zb-.138), (r*1.028, zb+.138), (r*1.02, zb+.14)], red, (0, 0, 0), 96, 2))
        for d, w in ((-.125, .016), (.125, .016), (-.09, .005), (.09, .005)):
            objs.append(lathe('bandg', [(r*1.03, zb+d-w, 1), (r*1.04, zb+d-w*.6), (r*1.04, zb+d+w*.6), (r*1.03, zb+d+w)], gold, (0, 0, 0), 96, 2))
        for k in range(12):
            a = k/12*2*math.pi
            objs.append(sphere('bandd', .017, gold, (r*1.03*math.cos(a), r*1.03*math.sin(a), zb), (1, 1, 1.8), 12))
    q = (tail-tip).to_track_quat('Z', 'Y').to_matrix().to_4x4(); M = Matrix.Translation(tip) @ q
    for o in objs: o.matrix_world = M @ o.matrix_world @ Matrix.Translation(o.location) if False else M @ Matrix.Translation(o.location) @ (Matrix.Diagonal((*o.scale, 1)))
    return objs
def ashtray(loc=(0, 0, 0), R=.72, notches=(0,)):
    """turned marble dish with brass rim; notches: angles of the cigar rests"""
    H_ = .26
    def fn(r, z, a):
        if z > .12 and r > R*.62:
            for n_ in notches:
                d = abs((a-n_+math.pi) % (2*math.pi)-math.pi)*R
                if d < .125: z -= max(0, math.sqrt(.125**2-d*d)-.01)*min(1, (z-.12)/.08)
        return r, z
    m = marble('mar', (.010, .024, .019), scale=1.1, amount=.28)
    lathe('dish', [(0, 0), (R*.90, 0, 1), (R*.95, .008), (R*.97, .03), (R, .16), (R, .225), (R*.985, .25), (R*.94, .26), (R*.72, .26), (R*.685, .25), (R*.66, .20), (R*.60, .10), (R*.52, .065), (R*.4, .055), (0, .052)], m, loc, 256, 8, fn=fn)
    b = brass('rim', .14)
    lathe('rim', [(R*.985, .045, 1), (R*1.02, .05), (R*1.025, .085), (R*1.0, .092)], b, loc, 192, 4)
    lathe('rim2', [(R*.50, .064, 1), (R*.49, .072), (R*.3, .066), (0, .064)], b, loc, 192, 4)
# ------------------------------------------------------------ book, bell, pen
def pen(place, metal):
    """brass fountain pen with a lacquered barrel, its nib at the origin, along +Z before it is placed"""
    pk = lambda r, z, a: (r*(1-.022*(abs(math.sin(a*22))**.7)) if .32 < z < .62 else r, z)
    body = lathe('pen', [(0, 0), (.012, .004), (.03, .10), (.044, .22), (.052, .28), (.055, .30), (.055, .46), (.055, .62), (.060, .64), (.060, .68), (.063, .70), (.066, 1.0), (.062, 1.34), (.050, 1.41), (.03, 1.43), (0, 1.432)], metal, (0, 0, 0), 176, 6, fn=pk)
    barrel = lathe('penb', [(.0640, .74, 1), (.0662, .745), (.0684, .98), (.0664, 1.26), (.0636, 1.27)], principled('lacquer', (.014, .002, .004), .07, Clearcoat=1.0), (0, 0, 0), 96, 6)
    for o in (body, barrel): o.matrix_world = place
def bell(loc, metal, s=1.0):
    """counter bell: a turned foot, a dome that stands clear of it, a button on top"""
    foot = principled('foot', (.010, .007, .008), .16, Clearcoat=1.0)
    for name, prof, m in (('foot', [(0, 0), (.40, 0, 1), (.415, .008), (.415, .030), (.40, .044), (.33, .060), (.20, .068), (0, .070)], foot),
                          ('footring', [(.412, .012, 1), (.422, .015), (.422, .024), (.412, .028)], metal), ('stem', [(.035, .06), (.035, .16)], metal),
                          ('dome', [(.400, .105), (.415, .098), (.422, .104), (.420, .114), (.405, .132), (.396, .160), (.392, .20), (.378, .262), (.345, .325), (.290, .376), (.215, .414), (.13, .436), (.07, .443), (0, .445)], metal),
                          ('inside', [(.400, .105), (.388, .130), (.382, .20), (.365, .26), (.33, .32), (.26, .37), (0, .43)], metal),
                          ('collar', [(.085, .438, 1), (.088, .452), (.070, .462), (.040, .466), (.034, .475, 1), (.032, .505)], metal),
                          ('button', [(0, .500), (.052, .502), (.066, .512), (.066, .526), (.052, .546), (.028, .556), (0, .558)], metal)):
        lathe(name, [(a*s, b*s, *c) for a, b, *c in prof], m, loc, 192, 8)
def book(place, w, h, t, cover, edge):
    """closed book, the spine at -X, lying: boards of `cover` around gilt pages of `edge`"""
    B, IN = .021, .045; path = [(w/2, t-B), (w/2-.3, t-B), (-w/2+.30, t-B), (-w/2+.20, t-B-.001), (-w/2+.135, t-B-.024), (-w/2+.075, t-B-.005), (-w/2+.03, t-B-.004)]
    arc = [(-w/2+.03-.085*math.sin(q), t/2+(t/2-B-.004)*math.cos(q)) for q in [math.pi*k/14 for k in range(1, 14)]]
    path = path+arc+[(x, t-z) for x, z in path[::-1]]
    fine = [Vector(p) for p in path]; dense = []
    for i in range(len(fine)-1):                                        # Catmull-Rom through the path
        p0, p1, p2, p3 = fine[max(i-1, 0)], fine[i], fine[i+1], fine[min(i+2, len(fine)-1)]
        for k in range(6):
            u = k/6; dense.append(.5*((2*p1)+(p2-p0)*u+(2*p0-5*p1+4*p2-p3)*u*u+(3*p1-p0-3*p2+p3)*u**3))
    dense.append(fine[-1]); N = []
    for i in range(len(dense)):
        d = (dense[min(i+1, len(dense)-1)]-dense[max(i-1, 0)]).normalized(); N.append(Vector((d.y, -d.x)))
    def loop(b):
        nose = lambda p: [p+Vector((math.sin(q), math.cos(q)))*b for q in [math.pi*k/6 for k in range(1, 6)]]
        return [p-n*b for p, n in zip(dense, N)]+nose(dense[-1])+[p+n*b for p, n in zip(dense, N)][::-1]+nose(dense[0])
    bm = bmesh.new(); rows = []; ends = [B*(1-math.cos(math.pi/2*k/5)) for k in range(6)]
    ys = [-h/2+e for e in ends]+[-h/2+B+(h-2*B)*k/40 for k in range(1, 40)]+[h/2-e for e in ends[::-1]]
    for y in ys:
        d = min(y+h/2, h/2-y); b = B*math.sqrt(max(0.0, 1-(1-min(1, d/B))**2)) if d < B else B; b = max(b, .0012)
        rows.append([bm.verts.new((p.x, y, p.y)) for p in loop(b)])
    n = len(rows[0])
    for A, C in zip(rows, rows[1:]):
        for k in range(n): bm.faces.new((A[k], A[(k+1) % n], C[(k+1) % n], C[k]))
    bm.faces.new(rows[0]); bm.faces.new(rows[-1]); bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    c = mesh('cover', bm, cover, (0, 0, 0), True, 50)
    bm = bmesh.new(); rows = []                                        # pages, the fore-edge a little hollow
    prof = [(w/2-IN-.035*math.sin(math.pi*k/12), 2*B+(t-4*B)*k/12) for k in range(13)]; prof += [(-w/2+.05, t-2*B), (-w/2+.02, t/2), (-w/2+.05, 2*B)]
    for y in (-h/2+IN, h/2-IN): rows.append([bm.verts.new((x, y, z)) for x, z in prof])
    n = len(prof)
    for k in range(n): bm.faces.new((rows[0][k], rows[0][(k+1) % n], rows[1][(k+1) % n], rows[1][k]))
    bm.faces.new(rows[0]); bm.faces.new(rows[1]); bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    p = mesh('pages', bm, edge, (0, 0, 0), True, 30)
    for o in (c, p): o.matrix_world = place

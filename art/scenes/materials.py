"""Node graphs and the materials made from them: glass, brass, walnut, marble, linen, leather, wax."""
from setup import *
# ---------------------------------------------------------------- nodes
class G:
    """tiny node-graph builder"""
    def __init__(self, name, nt=None):
        if nt is None:
            self.mat = bpy.data.materials.new(name); self.mat.use_nodes = True
            nt = self.mat.node_tree
        self.nt = nt; nt.nodes.clear()
    def n(self, typ, props=None, **ins):
        nd = self.nt.nodes.new('ShaderNode'+typ)
        for k, v in (props or {}).items(): setattr(nd, k, v)
        for k, v in ins.items():
            key = int(k[1:]) if k[0] == '_' else k.replace('_', ' ')
            sock = nd.inputs[key]
            if isinstance(v, bpy.types.NodeSocket): self.nt.links.new(v, sock)
            elif isinstance(v, bpy.types.Node): self.nt.links.new(v.outputs[0], sock)
            else:
                if isinstance(v, tuple) and len(v) == 3 and sock.type == 'RGBA': v = v+(1,)
                sock.default_value = v
        return nd
    def math(self, op, a, b=0.0, clamp=False):
        return self.n('Math', {'operation': op, 'use_clamp': clamp}, _0=a, _1=b)
    def ramp(self, fac, stops, interp='LINEAR'):
        nd = self.n('ValToRGB', _0=fac); cr = nd.color_ramp; cr.interpolation = interp
        while len(cr.elements) < len(stops): cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p; e.color = tuple(c)+(1,) if not isinstance(c, (int, float)) else (c, c, c, 1)
        return nd
    def mix(self, fac, a, b, blend='MIX'):
        return self.n('MixRGB', {'blend_type': blend}, _0=fac, _1=a, _2=b)
    def co(self, scale=(1, 1, 1), which='Object', rot=(0, 0, 0), loc=(0, 0, 0)):
        t = self.n('TexCoord')
        return self.n('Mapping', Vector=t.outputs[which], Scale=scale, Rotation=rot, Location=loc)
    def noise(self, vec, scale, detail=6, rough=0.55, dist=0.0):
        return self.n('TexNoise', Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)
    def bump(self, h, strength=0.3, dist=0.01, normal=None):
        b = self.n('Bump', Height=h, Strength=strength, Distance=dist)
        if normal: self.nt.links.new(normal.outputs[0], b.inputs['Normal'])
        return b
    def out(self, surf=None, vol=None, disp=None):
        o = self.nt.nodes.new('ShaderNodeOutputMaterial')
        for a, k in ((surf, 'Surface'), (vol, 'Volume'), (disp, 'Displacement')):
            if a is not None: self.nt.links.new(a.outputs[0], o.inputs[k])
        return self.mat

def principled(name, color, rough=0.4, metal=0, spec=0.5, **kw):
    g = G(name); spec = kw.pop('Specular', spec); return g.out(g.n('BsdfPrincipled', Base_Color=color, Roughness=rough, Metallic=metal, Specular=spec, **kw))

def glass(name='glass', color=(1, 1, 1), ior=1.5, shadow=(.85, .85, .85), rough=0.0, absorb=None, density=0.0, bumpscale=0, bumpstr=0.1):
    """glass with transparent (tinted) shadow rays -> no need for caustics, low noise"""
    g = G(name)
    gl = g.n('BsdfGlass', Color=color, IOR=ior, Roughness=rough)
    if bumpscale:
        b = g.bump(g.noise(g.co(), bumpscale, 3), bumpstr, 0.02)
        g.nt.links.new(b.outputs[0], gl.inputs['Normal'])
    tr = g.n('BsdfTransparent', Color=shadow)
    lp = g.n('LightPath')
    f = g.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    m = g.n('MixShader', _0=f, _1=gl, _2=tr)
    v = None
    if absorb: v = g.n('VolumeAbsorption', Color=absorb, Density=density)
    return g.out(m, v)

def brass(name='brass', rough=0.18, color=(0.72, 0.45, 0.16), brushed=0.0, patina=0.5):
    g = G(name); co = g.co()
    n1 = g.noise(co, 3.0, 8, 0.65)
    r = g.n('MapRange', _0=n1.outputs[0], _1=0.35, _2=0.7, _3=rough*0.7, _4=rough*(1+patina))
    col = g.ramp(n1.outputs[0], [(0.3, tuple(c*(1-0.35*patina) for c in color)), (0.62, color)])
    fine = g.noise(g.co((1, 1, 60) if brushed else (1, 1, 1)), 60, 4)
    b = g.bump(fine.outputs[0], 0.04+brushed*0.2, 0.004)
    return g.out(g.n('BsdfPrincipled', Base_Color=col, Metallic=1.0, Roughness=r, Normal=b))

def walnut(name='walnut', axis=(1, 9, 9), tone=1.0, gloss=0.32, planks=1.35, bump=0.5):
    """dark oiled walnut, grain along X"""
    g = G(name); t = g.n('TexCoord')
    sep = g.n('SeparateXYZ', _0=t.outputs['Object'])
    y = sep.outputs[1]
    pid = g.math('FLOOR', g.math('DIVIDE', y, planks))
    # per plank offset of the grain
    off = g.n('TexWhiteNoise', {'noise_dimensions': '1D'}, W=pid)
    vadd = g.n('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=off.outputs['Color'], _1=(30, 9, 5), _2=t.outputs['Object'])
    mp = g.n('Mapping', Vector=vadd, Scale=(0.35, 2.2, 2.2))
    warp = g.noise(mp, 0.9, 3, 0.5)
    mp2 = g.n('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=warp.outputs['Color'], _1=(0.6, 0.9, 0.9), _2=mp.outputs[0])
    ring = g.n('TexWave', {'wave_type': 'BANDS', 'bands_direction': 'Y', 'wave_profile': 'SAW'}, Vector=mp2, Scale=1.3, Distortion=5.0, Detail=3.0, Detail_Scale=1.2, Detail_Roughness=0.6)
    fib = g.noise(g.n('Mapping', Vector=vadd, Scale=(1.2, 38, 38)), 2.2, 8, 0.7)
    pores = g.noise(g.n('Mapping', Vector=vadd, Scale=(3, 95, 95)), 2.0, 2, 0.5)
    mixv = g.math('ADD', g.math('MULTIPLY', ring.outputs['Fac'], 0.55), g.math('MULTIPLY', fib.outputs[0], 0.5))
    c = lambda r_, g_, b_: (r_*tone, g_*tone, b_*tone)
    col = g.ramp(mixv, [(0.12, c(.010, .0048, .0026)), (0.45, c(.034, .0150, .0072)), (0.8, c(.085, .040, .018))])
    pm = g.ramp(pores.outputs[0], [(0.36, .25), (0.46, 1.)])
    col = g.mix(1.0, col, pm, 'MULTIPLY')
    # plank seam
    fr = g.math('FRACT', g.math('DIVIDE', y, planks))
    ed = g.math('MINIMUM', fr, g.math('SUBTRACT', 1.0, fr))
    seam = g.n('MapRange', _0=ed, _1=0.0, _2=0.012, _3=0.0, _4=1.0)
    col = g.mix(1.0, col, seam, 'MULTIPLY')
    smudge = g.noise(g.co(), 1.6, 5, 0.6)
    rough = g.n('MapRange', _0=g.math('ADD', g.math('MULTIPLY', smudge.outputs[0], .7), g.math('MULTIPLY', fib.outputs[0], .3)), _1=0.3, _2=0.7, _3=gloss*.72, _4=gloss*1.45)
    hgt = g.math('ADD', g.math('MULTIPLY', pm, 0.6), g.math('ADD', g.math('MULTIPLY', fib.outputs[0], .5), g.math('MULTIPLY', seam, 2.0)))
    b = g.bump(hgt, bump, 0.012)
    return g.out(g.n('BsdfPrincipled', Base_Color=col, Roughness=rough, Specular=0.5, Normal=b, Clearcoat=0.15, Clearcoat_Roughness=0.12))

def cedar(name='cedar', tone=1.0):
    """planed Spanish cedar, straight grain along X, each board from another part of the tree"""
    g = G(name); own = g.n('ObjectInfo').outputs['Random']
    at = g.n('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=g.n('CombineXYZ', _0=own, _1=own, _2=own), _1=(31, 17, 43), _2=g.n('TexCoord').outputs['Object'])
    wide = g.noise(g.n('Mapping', Vector=at, Scale=(.35, 3.2, 3.2)), 2.0, 4, .55, .4); fib = g.noise(g.n('Mapping', Vector=at, Scale=(1.0, 34, 34)), 2.4, 7, .68)
    pores = g.noise(g.n('Mapping', Vector=at, Scale=(5, 120, 120)), 2.0, 2, .5); pm = g.ramp(pores.outputs[0], [(.36, .42), (.45, 1.)])
    c = lambda *v: tuple(q*tone for q in v)
    col = g.ramp(g.math('ADD', g.math('MULTIPLY', wide.outputs[0], .6), g.math('MULTIPLY', fib.outputs[0], .4)), [(.34, c(.115, .041, .017)), (.5, c(.20, .080, .034)), (.68, c(.30, .130, .058))])
    h = g.math('ADD', g.math('MULTIPLY', pm, .6), g.math('MULTIPLY', fib.outputs[0], .5))
    return g.out(g.n('BsdfPrincipled', Base_Color=g.mix(1.0, col, pm, 'MULTIPLY'), Roughness=.58, Specular=.28, Normal=g.bump(h, .35, .008)))

def marble(name='marble', base=(0.012, 0.022, 0.018), vein=(0.55, 0.5, 0.42), scale=1.0, rough=0.08, amount=0.55):
    g = G(name); co = g.co((scale,)*3)
    w = g.noise(co, 1.3, 8, 0.6)
    v = g.n('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=w.outputs['Color'], _1=(1.4, 1.4, 1.4), _2=co.outputs[0])
    n = g.noise(v, 1.1, 10, 0.55, 0.6)
    ridge = g.math('ABSOLUTE', g.math('SUBTRACT', n.outputs[0], 0.5))
    line = g.ramp(ridge, [(0.0, 1.0), (0.012, .5), (0.035, .08), (0.1, 0.)])
    n2 = g.noise(v, 3.1, 10, 0.6, 0.4)
    ridge2 = g.math('ABSOLUTE', g.math('SUBTRACT', n2.outputs[0], 0.5))
    line2 = g.ramp(ridge2, [(0.0, .4), (0.010, .15), (0.03, 0.)])
    msk = g.ramp(g.noise(co, 0.9, 3).outputs[0], [(0.38, 0.), (0.62, 1.)])
    f = g.math('MULTIPLY', g.math('ADD', g.math('MULTIPLY', line, msk), g.math('MULTIPLY', line2, msk)), amount, True)
    cloud = g.mix(w.outputs[0], tuple(b*.5 for b in base), tuple(b*1.9 for b in base))
    col = g.mix(f, cloud, vein)
    return g.out(g.n('BsdfPrincipled', Base_Color=col, Roughness=rough, Specular=0.5))

def linen(name='linen', color=(0.30, 0.26, 0.21), scale=1.0, bump=0.5):
    g = G(name); t = g.n('TexCoord')
    m = g.n('Mapping', Vector=t.outputs['UV'], Scale=(scale, scale, scale))
    slub = g.noise(g.n('Mapping', Vector=m.outputs[0], Scale=(6, 90, 1)), 1, 3)
    slub2 = g.noise(g.n('Mapping', Vector=m.outputs[0], Scale=(90, 6, 1)), 1, 3)
    wx = g.n('TexWave', {'bands_direction': 'X'}, Vector=m, Scale=45, Distortion=.6, Detail=1)
    wy = g.n('TexWave', {'bands_direction': 'Y'}, Vector=m, Scale=45, Distortion=.6, Detail=1)
    h = g.math('ADD', g.math('ADD', g.math('MULTIPLY', wx.outputs['Fac'], wy.outputs['Fac']), slub.outputs[0]), slub2.outputs[0])
    v = g.n('MapRange', _0=h, _1=0.5, _2=2.0, _3=0.55, _4=1.15)
    col = g.mix(1.0, color, v, 'MULTIPLY')
    return g.out(g.n('BsdfPrincipled', Base_Color=col, Roughness=0.92, Specular=0.15, Sheen=0.5, Normal=g.bump(h, bump, 0.012)))

def leather(name='leather', color=(0.055, 0.010, 0.012), scale=1.0, rough=0.38):
    g = G(name); co = g.co((scale,)*3)
    w = g.noise(co, 6, 3)
    v = g.n('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=w.outputs['Color'], _1=(.05, .05, .05), _2=co.outputs[0])
    vo = g.n('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=v, Scale=17)
    vo2 = g.n('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=v, Scale=41)
    h = g.math('ADD', g.n('MapRange', _0=vo.outputs[0], _1=0, _2=.14, _3=0, _4=1), g.math('MULTIPLY', g.n('MapRange', _0=vo2.outputs[0], _1=0, _2=.2, _3=0, _4=1), .4))
    big = g.noise(co, 1.2, 4)
    col = g.mix(big.outputs[0], tuple(c*.55 for c in color), tuple(c*1.5 for c in color))
    col = g.mix(1.0, col, g.n('MapRange', _0=h, _1=0, _2=1.2, _3=.5, _4=1.05), 'MULTIPLY')
    return g.out(g.n('BsdfPrincipled', Base_Color=col, Roughness=rough, Specular=0.45, Normal=g.bump(h, 0.35, 0.01)))

def wax(name='wax', color=(0.75, 0.62, 0.42)):
    return principled(name, color, 0.42, Subsurface=0.6, Subsurface_Radius=(.5, .25, .1), Subsurface_Color=color+(1,))

def emission(name, color, strength, sample=False):
    g = G(name); m = g.out(g.n('Emission', Color=color, Strength=strength))
    m.cycles.sample_as_light = sample
    return m

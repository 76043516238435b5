"""Shapes, light and camera."""
from materials import *
# ---------------------------------------------------------------- geometry
def catmull(pts, sub=8):
    """pts (r,z[,1=sharp]); returns dense polyline, splitting at sharp points"""
    segs, cur = [], []
    for p in pts:
        cur.append((p[0], p[1]))
        if len(p) > 2 and len(cur) > 1: segs.append(cur); cur = [(p[0], p[1])]
    if len(cur) > 1: segs.append(cur)
    out = []
    for s in segs:
        s = [Vector(q) for q in s]
        if len(s) == 2: r = [s[0], s[1]]
        else:
            e = [2*s[0]-s[1]]+s+[2*s[-1]-s[-2]]; r = []
            for i in range(1, len(e)-2):
                # centripetal
                p0, p1, p2, p3 = e[i-1:i+3]
                t0 = 0; t1 = t0+max((p1-p0).length, 1e-5)**.5; t2 = t1+max((p2-p1).length, 1e-5)**.5; t3 = t2+max((p3-p2).length, 1e-5)**.5
                for k in range(sub):
                    t = t1+(t2-t1)*k/sub
                    a1 = p0*((t1-t)/(t1-t0))+p1*((t-t0)/(t1-t0)); a2 = p1*((t2-t)/(t2-t1))+p2*((t-t1)/(t2-t1)); a3 = p2*((t3-t)/(t3-t2))+p3*((t-t2)/(t3-t2))
                    b1 = a1*((t2-t)/(t2-t0))+a2*((t-t0)/(t2-t0)); b2 = a2*((t3-t)/(t3-t1))+a3*((t-t1)/(t3-t1))
                    r.append(b1*((t2-t)/(t2-t1))+b2*((t-t1)/(t2-t1)))
            r.append(s[-1])
        out += [(max(v.x, 0), v.y) for v in (r if not out else r[1:])]
    return out

def lathe(name, prof, mat=None, loc=(0, 0, 0), segs=128, sub=8, smooth=True, fn=None, arc=None):
    """fn(r,z,theta)->(r,z) optional modulation (flutes, knurling). Profile end points with r=0 become poles"""
    P = catmull(prof, sub)
    bm = bmesh.new(); rings = []
    a0, a1 = arc or (0, 2*math.pi); full = arc is None
    ns = segs if full else segs+1
    for r, z in P:
        if r < 1e-5: rings.append([bm.verts.new((0, 0, z))]); continue
        ring = []
        for i in range(ns):
            a = a0+(a1-a0)*i/segs
            rr, zz = fn(r, z, a) if fn else (r, z)
            ring.append(bm.verts.new((rr*math.cos(a), rr*math.sin(a), zz)))
        rings.append(ring)
    for A, B in zip(rings, rings[1:]):
        for i in range(segs):
            j = (i+1) % ns
            if len(A) == 1 and len(B) == 1: continue
            if len(A) == 1: f = (A[0], B[j], B[i])
            elif len(B) == 1: f = (A[i], A[j], B[0])
            else: f = (A[i], A[j], B[j], B[i])
            try: bm.faces.new(f)
            except ValueError: pass
    if full: bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return mesh(name, bm, mat, loc, smooth)

def mesh(name, bm, mat=None, loc=(0, 0, 0), smooth=True, auto=None):
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    if smooth:
        for p in me.polygons: p.use_smooth = True
        if auto is not None: me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(auto)
    o = link(bpy.data.objects.new(name, me)); o.location = loc
    if mat: me.materials.append(mat)
    return o

def sphere(name, r, mat, loc, scale=(1, 1, 1), seg=48):
    bm = bmesh.new(); bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=seg//2, radius=r)
    o = mesh(name, bm, mat, loc); o.scale = scale; return o

def plane(name, sx, sy, mat, loc=(0, 0, 0), n=1, fn=None):
    """grid in XY with UV; fn(x,y)->z"""
    bm = bmesh.new(); uv = bm.loops.layers.uv.new('uv'); V = []
    for j in range(n+1):
        V.append([])
        for i in range(n+1):
            x, y = (i/n-.5)*sx, (j/n-.5)*sy
            r = fn(x, y) if fn else 0
            V[-1].append(bm.verts.new(r if isinstance(r, tuple) else (x, y, r)))
    for j in range(n):
        for i in range(n):
            f = bm.faces.new((V[j][i], V[j][i+1], V[j+1][i+1], V[j+1][i]))
            for lo, (a, b) in zip(f.loops, ((i, j), (i+1, j), (i+1, j+1), (i, j+1))): lo[uv].uv = (a/n, b/n)
    return mesh(name, bm, mat, loc)

def tube(name, pts, radius, mat, res=6, cyclic=False):
    """radius: float or list"""
    cu = bpy.data.curves.new(name, 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = 1.0; cu.bevel_resolution = res; cu.use_fill_caps = True
    sp = cu.splines.new('POLY'); sp.points.add(len(pts)-1); sp.use_cyclic_u = cyclic
    for i, p in enumerate(pts):
        sp.points[i].co = (*p, 1); sp.points[i].radius = radius[i] if hasattr(radius, '__len__') else radius
    sp.use_smooth = True
    if mat: cu.materials.append(mat)
    return link(bpy.data.objects.new(name, cu))

def aim(o, target):
    o.rotation_euler = (Vector(target)-Vector(o.location)).to_track_quat('-Z', 'Y').to_euler()

# ---------------------------------------------------------------- light and camera
def softbox(loc, target, w, h, color=(1, .85, .68), strength=10, edge=0.35, glossy=True, diffuse=True):
    """gradient-edged softbox: an emissive card, invisible to camera, dark on its back.
    The feathered edge is what makes reflections in glass look photographic."""
    g = G('sb'); t = g.n('TexCoord')
    sep = g.n('SeparateXYZ', _0=t.outputs['UV'])
    def fall(s):
        d = g.math('MINIMUM', s, g.math('SUBTRACT', 1.0, s))
        return g.n('MapRange', {'interpolation_type': 'SMOOTHSTEP'}, _0=d, _1=0, _2=edge, _3=0, _4=1)
    f = g.math('MULTIPLY', fall(sep.outputs[0]), fall(sep.outputs[1]))
    geo = g.n('NewGeometry')
    f = g.math('MULTIPLY', f, g.math('SUBTRACT', 1.0, geo.outputs['Backfacing']))
    e = g.n('Emission', Color=color, Strength=g.math('MULTIPLY', f, strength))
    m = g.out(e)
    o = plane('softbox', w, h, m); o.location = loc
    # plane normal is +Z: aim +Z at the target
    o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('Z', 'Y').to_euler()
    o.visible_camera = False; o.visible_shadow = False
    o.visible_glossy = glossy; o.visible_diffuse = diffuse
    return o

def area(loc, target, size, color, watts, sizey=None, spread=180):
    l = bpy.data.lights.new('area', 'AREA'); l.energy = watts; l.color = color; l.size = size
    if sizey: l.shape = 'RECTANGLE'; l.size_y = sizey
    l.spread = math.radians(spread)
    o = link(bpy.data.objects.new('area', l)); o.location = loc; aim(o, target); return o

def spot(loc, target, color, watts, angle=30, blend=1.0, radius=0.3):
    l = bpy.data.lights.new('spot', 'SPOT'); l.energy = watts; l.color = color; l.spot_size = math.radians(angle); l.spot_blend = blend; l.shadow_soft_size = radius
    o = link(bpy.data.objects.new('spot', l)); o.location = loc; aim(o, target); return o

def world(top=(.010, .006, .012), bottom=(.003, .002, .004), strength=1.0):
    g = G('', bpy.context.scene.world.node_tree)
    t = g.n('TexCoord'); s = g.n('SeparateXYZ', _0=t.outputs['Generated'])
    r = g.ramp(g.math('MULTIPLY_ADD', s.outputs[2], 0.5), [(0.3, bottom), (0.9, top)])
    bg = g.n('Background', Color=r, Strength=strength)
    o = g.nt.nodes.new('ShaderNodeOutputWorld'); g.nt.links.new(bg.outputs[0], o.inputs[0])

def backdrop(y=14, center=(0.5, 0.35), inner=(.10, .022, .035), mid=(.03, .008, .016), outer=(.006, .003, .006), radius=0.5, sx=40, sy=24, strength=1.0, z=5, aspect=1.0):
    """noise-free painted-canvas backdrop: emission with radial gradient and soft mottling"""
    g = G('bd'); t = g.n('TexCoord')
    mp = g.n('Mapping', Vector=t.outputs['UV'], Location=(-center[0]*1.0, -center[1], 0))
    sc = g.n('VectorMath', {'operation': 'MULTIPLY'}, _0=mp, _1=(sx/sy*aspect, 1, 0))
    ln = g.n('VectorMath', {'operation': 'LENGTH'}, _0=sc)
    nz = g.noise(g.n('Mapping', Vector=t.outputs['UV'], Scale=(sx/sy, 1, 1)), 3.5, 5, .6)
    d = g.math('ADD', g.math('DIVIDE', ln.outputs['Value'], radius), g.math('MULTIPLY', g.math('SUBTRACT', nz.outputs[0], .5), .38))
    col = g.ramp(d, [(0, inner), (0.42, mid), (1.0, outer)], 'EASE')
    m = g.out(g.n('Emission', Color=col, Strength=strength)); m.cycles.sample_as_light = False
    aov = g.nt.nodes.new('ShaderNodeOutputAOV'); aov.name = 'bd'; aov.inputs[1].default_value = 1.0
    o = plane('backdrop', sx, sy, m, (0, y, z)); o.rotation_euler = (math.pi/2, 0, 0)
    o.visible_diffuse = False; o.visible_shadow = False
    return o

def bokeh(spots, y=10, cam=True):
    """spots: (x, y, z, r, color, strength): small emitters far behind, seen only by camera, mirrors and glass"""
    for i, (x, yy, z, r, c, s) in enumerate(spots):
        o = sphere('bk%d' % i, r, emission('bk%d' % i, c, s), (x, yy, z), seg=16)
        o.visible_diffuse = False; o.visible_shadow = False; o.visible_volume_scatter = False; o.visible_camera = cam

DISCS = []
def discs(spots):
    """lens discs painted on the bare backdrop after rendering (noise-free): (u, v, radius, color, strength), u from the left and v from
    the top in fractions of the picture, radius in fractions of its width. Coverage comes from the backdrop's AOV, so soft edges in front stay right."""
    DISCS.extend(spots)
def paint_discs(h, w):
    y, x = np.mgrid[0:h, 0:w].astype(np.float32); out = np.zeros((h, w, 3), np.float32)
    for k, (u, v, r, c, s) in enumerate(DISCS):
        R = r*w; dx, dy = x+.5-u*w, y+.5-(1-v)*h; ca = np.arctan2(.5-v, (u-.5)*1.6); q = .09*min(1, np.hypot((u-.5)*2, (v-.5)*1.2)); p_ = dx*np.cos(ca)+dy*np.sin(ca); t_ = -dx*np.sin(ca)+dy*np.cos(ca); d = np.hypot(p_/(1-q), t_); e = max(1.2, R*1.25)
        a = np.clip((R*1.5-d)/e, 0, 1); a = .72*a*a*(3-2*a)
        prof = .80*(.86+.28*np.clip(.5-dy/R*.5, 0, 1))     # lit a little more from above
        hz = .05*np.exp(-(d/(R*1.9))**2)
        out += (a*prof+hz)[..., None]*np.array(c, np.float32)*s
    return out

def camera(loc, target, lens=85, fstop=2.8, focus=None, shift=(0, 0), blades=0):
    """fstop is the real-world one; the 1 BU = 10 cm scale needs a tenth of it"""
    s = bpy.context.scene
    c = bpy.data.cameras.new('cam'); c.lens = lens; c.shift_x, c.shift_y = shift; c.clip_end = 200
    o = link(bpy.data.objects.new('cam', c)); o.location = loc; aim(o, target)
    c.dof.use_dof = True; c.dof.aperture_fstop = fstop/10; c.dof.aperture_blades = blades
    f = Vector(focus or target)-Vector(loc)
    fwd = (Vector(target)-Vector(loc)).normalized()
    c.dof.focus_distance = f.dot(fwd)
    s.camera = o; return o

#!/bin/bash
# Render one scene:  THREADS=2 ./render.sh wine 1600 1000 128 out/wine.png [variant]
# Needs Debian's blender, gcc and python3-numpy. The denoiser is built on first use.
export OMP_NUM_THREADS=${THREADS:-1} OMP_WAIT_POLICY=PASSIVE THREADS=${THREADS:-1}
cd "$(dirname "$0")" || exit 1
mkdir -p out
[ -f libnlm.so ] || gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC -o libnlm.so nlm.c -lm || exit 1
scene=$1; shift
nice -n ${NICE:-10} blender -b -P "scene_$scene.py" -- "$@" > "log_$scene" 2>&1
grep -E "RENDERED|Error|error|line" "log_$scene" | grep -v "Not freed"

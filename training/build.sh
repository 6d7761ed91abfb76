#!/bin/sh
# build.sh GAME: libGAME-cpu.so (g++) and, where there is an nvcc, libGAME-gpu.so (sm_90); where rules/GAME_search.h exists, the same with
# the searching bots: libGAME-search-*.so.
set -e
cd "$(dirname "$0")"
name=$(echo "$1" | tr - _)
build() { # source, library, flags
  source=$1; lib=$2; shift 2
  g++ -x c++ -std=c++17 -O3 -fopenmp -shared -fPIC -Wall -Wno-stringop-overflow "$@" "$source" -o "lib$lib-cpu.so"
  if command -v nvcc > /dev/null; then
    nvcc -std=c++17 -O3 -arch=sm_90 --extended-lambda $nvcc_flags -cudart static -shared -Xcompiler -fPIC "$@" "$source" -o "lib$lib-gpu.so"
  fi
}
if [ "$1" = if-it-fits ]; then # a frame of its own; its arithmetic is the same to the last bit on both
  nvcc_flags=-fmad=false
  build if_it_fits_env.cu "$1"
else
  build env.cu "$1" -DGAME_HEADER="\"rules/$name.h\""
  if [ -f "rules/${name}_search.h" ]; then
    build env.cu "$1-search" -DKEEP_HISTORY -DGAME_HEADER="\"rules/$name.h\"" -DSEARCH_HEADER="\"rules/${name}_search.h\""
  fi
fi

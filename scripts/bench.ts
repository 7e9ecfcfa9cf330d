import '../bench/bench.ts'

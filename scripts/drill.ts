import '../drills/kill.ts'

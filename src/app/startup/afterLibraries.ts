import 'react-dom/client'
import 'react-relay'
import { nextTask } from '#src/lib/scheduling/nextTask.ts'

// Evaluating React, Relay and the shop in one task would block a slow phone for longer than a tap can wait.
await nextTask()

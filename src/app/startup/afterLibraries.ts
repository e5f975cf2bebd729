import 'react-dom/client'
import 'react-relay'
import { nextTask } from '#src/lib/scheduling/nextTask.ts'

// To evaluate React, Relay and the shop in one go would keep a slow phone busy for longer than a tap can wait.
await nextTask()

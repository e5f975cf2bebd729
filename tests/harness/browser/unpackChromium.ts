// A separate process, because @sparticuz/chromium unpacks into the system's temporary folder: TMPDIR names another.
import { join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

const [archives = ''] = process.argv.slice(2)
await chromium.executablePath(archives)
// The libraries that the package unpacks by itself only on AWS Lambda.
await inflate(join(archives, 'al2023.tar.br'))

import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

/**
 * Copies every database of the data folder, each as of one moment. A plain copy of a
 * database's file would lack the changes in its write-ahead log.
 */
async function backUp(dataDirectory: string, target: string): Promise<readonly string[]> {
  const names = readdirSync(dataDirectory).filter((name) => name.endsWith('.sqlite'))
  // A backup holds customers' data: only its own user may read it.
  mkdirSync(target, { recursive: true, mode: 0o700 })
  for (const name of names) {
    const path = join(target, name)
    if (existsSync(path)) throw new Error(`${path} exists already: name a folder without a backup`)
    const database = new DatabaseSync(join(dataDirectory, name), { readOnly: true })
    try {
      await backup(database, path)
    } finally {
      database.close()
    }
    chmodSync(path, 0o600)
  }
  return names
}

const [target] = process.argv.slice(2)
const dataDirectory = resolve(process.env['DATA_DIR'] ?? './data')
try {
  if (target === undefined) throw new Error('Name the folder of the backup: npm run backup -- <folder>')
  if (!existsSync(dataDirectory)) throw new Error(`DATA_DIR: there is no folder ${dataDirectory}`)
  const names = await backUp(dataDirectory, resolve(target))
  process.stdout.write(`Copied ${names.join(', ') || 'nothing'} to ${resolve(target)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

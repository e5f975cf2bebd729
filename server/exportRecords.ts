// `npm run export -- withdrawals|consents|consent-texts <file>`: a CSV file of the host's records for the merchant.
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { EXPORT_NAMES, exportLines, type ExportName, isExport } from '#server/records/exports.ts'
import { openRecordsToRead } from '#server/records/openRecords.ts'
import { readSecretFiles } from '#server/secretFiles.ts'

/** Writes the whole file or none, readable by its own user only: it holds customers' data. */
async function writeExport(name: ExportName, file: string): Promise<void> {
  const { environment, problems } = readSecretFiles(process.env, ['DATABASE_URL'], (path) => readFileSync(path, 'utf8'))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  if (existsSync(file)) throw new Error(`${file} exists already: name a new file`)
  const records = await openRecordsToRead({
    databaseUrl: environment['DATABASE_URL'] || null,
    dataDirectory: resolve(environment['DATA_DIR'] || './data'),
  })
  try {
    await pipeline(Readable.from(exportLines(name, records)), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await records.close()
  }
}

const [name, target] = process.argv.slice(2)
try {
  if (!isExport(name) || target === undefined) {
    throw new Error(`Name a list and a new file: npm run export -- ${EXPORT_NAMES.join('|')} <file>`)
  }
  const file = resolve(target)
  await writeExport(name, file)
  process.stdout.write(`Wrote ${name} to ${file}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

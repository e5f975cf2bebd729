// The health check of a container: ends with 0 while the shop's process turns. An image without a shell has no curl.
const { HOST: host = 'localhost', PORT: port = '3000' } = process.env
// An address for all interfaces is none that can be asked.
const name = /^(?:0\.0\.0\.0|::)?$/.test(host) ? 'localhost' : host
try {
  const answer = await fetch(`http://${name.includes(':') ? `[${name}]` : name}:${port}/livez`)
  process.exitCode = answer.ok ? 0 : 1
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

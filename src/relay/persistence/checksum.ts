/** FNV-1a, 32 bits, over the UTF-16 code units from `start`: any single changed unit changes it. */
export function checksum(text: string, start = 0): string {
  let hash = 0x811c9dc5
  for (let index = start; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

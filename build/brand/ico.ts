const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** The place of a PNG's width in its first chunk. */
const PNG_WIDTH = 16

/** An icon file of several PNG pictures, each at most 255 px wide. */
export function icoOf(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + pictures.length * ENTRY_BYTES)
  // Type 1 is an icon.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach((picture, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES
    const side = picture.readUInt32BE(PNG_WIDTH)
    header.writeUInt8(side, entry)
    header.writeUInt8(side, entry + 1)
    // One plane of 32 bits a pixel.
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(picture.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  })
  return Buffer.concat([header, ...pictures])
}

import { inflateRawSync } from 'node:zlib'

/** The files of a zip whose entries have their sizes in the central directory. */
export const zipEntries = (zip: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [packed, name, extra, note] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ]
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(from, from + packed)
    const plain = zip.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)
    files.set(zip.subarray(at + 46, at + 46 + name).toString(), plain)
    at += 46 + name + extra + note
  }
  return files
}

/** Their contents as text. */
export const unzip = (zip: Buffer): Map<string, string> =>
  new Map([...zipEntries(zip)].map(([name, content]) => [name, content.toString()]))

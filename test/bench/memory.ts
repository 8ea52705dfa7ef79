import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { apiClient } from '../support/product/client'
import { MB, peakDuring, residentBytes } from '../support/product/memory'
import { spawnProduct, temporaryDataDir } from '../support/product/spawnProduct'

const PHOTOS = 40
/** Browsers that send theirs at the same time. */
const AT_ONCE = 4
/** As a phone takes them: 12 megapixels, some megabytes each. */
const SIZE = { width: 4032, height: 3024 }
const SETTLES_MS = 2_000
const RESTS_MS = 10_000
/** What may stay on top of the start once the server has rested, as a school runs it, MB. */
const BUDGET_MB = 150

/** No two are the same: each is decoded, none is found again. */
const aPhoto = async (): Promise<File> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const small = await sharp({
    create: { width: SIZE.width / 4, height: SIZE.height / 4, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer()
  const photo = await sharp(small).resize(SIZE).jpeg({ quality: 92 }).toBuffer()
  return new File([new Uint8Array(photo)], 'foto.jpg', { type: 'image/jpeg' })
}

/** A cold server of its own: its resident memory before, while and after large photos. Answers how much of it stays, MB. */
const measure = async (env: Record<string, string>): Promise<number> => {
  const folder = await temporaryDataDir()
  const product = await spawnProduct({ dataDir: folder.dataDir, args: ['--solo-api'], env })
  const now = () => residentBytes(product.pid) / MB
  try {
    const client = await apiClient(product)
    const photos = await Promise.all(Array.from({ length: PHOTOS }, aPhoto))
    const each = (photos[0] as File).size / MB
    const upload = async (): Promise<void> => {
      for (let photo = photos.pop(); photo; photo = photos.pop()) {
        const fields = { titulo: 'FESTIVAL', descripcion: 'DE PRIMAVERA', fecha: '2026-03-20' }
        const { status, body } = await client.form('/menciones', fields, { file: [photo] })
        if (status !== 200) throw new Error(`an upload answered ${status}: ${body.message ?? ''}`)
      }
    }
    await sleep(SETTLES_MS)
    const before = now()
    const start = performance.now()
    const most = await peakDuring(product.pid, () => Promise.all(Array.from({ length: AT_ONCE }, upload)))
    const seconds = (performance.now() - start) / 1000
    const after = now()
    await sleep(RESTS_MS)
    const rested = now()
    const [first, peak, then, last] = [before, most / MB, after, rested].map((mb) => mb.toFixed(0))
    console.log(
      `${JSON.stringify(env)}: ${PHOTOS} photos of ${each.toFixed(1)} MB, ${AT_ONCE} at once, in ${seconds.toFixed(1)} s: ` +
        `${first} MB before, ${peak} at most, ${then} after, ${last} after ${RESTS_MS / 1000} s of rest`,
    )
    return rested - before
  } finally {
    await product.stop()
    await folder.remove()
  }
}

/** Without a setting, and with that of the unit and the container: glibc keeps an arena for each thread that ever decoded a picture. */
const main = async (): Promise<void> => {
  await measure({})
  const stays = await measure({ MALLOC_ARENA_MAX: '2' })
  process.exitCode = stays > BUDGET_MB ? 1 : 0
}

if (require.main === module) void main()

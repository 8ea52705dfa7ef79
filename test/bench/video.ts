import { apiToken } from '../support/product/client'
import { MB, peakDuring, residentBytes } from '../support/product/memory'
import { spawnProduct, temporaryDataDir } from '../support/product/spawnProduct'
import { playPart, uploadEvent, watchFilm } from '../support/product/videoTraffic'

/** While a video of 100 MB uploads, the server's memory grows by less than 30 MB. */
export const VIDEO_BYTES = 100 * MB
export const BUDGET_MB = 30
const SETTLES_MS = 1500

export interface VideoMemory {
  /** Megabytes the server holds once somebody has signed in. */
  before: number
  /** Megabytes on top of that: the most while a video uploads, and what stays. */
  uploading: number
  uploaded: number
  /** The most while it uploads a second time, and while it plays in parts and as a whole. */
  again: number
  playing: number
}

/** A fresh server, cold, as a process of its own: memory before, while and after a video of 100 MB uploads and plays. */
export const measureVideo = async (): Promise<VideoMemory> => {
  const folder = await temporaryDataDir()
  const product = await spawnProduct({ dataDir: folder.dataDir, args: ['--solo-api'] })
  try {
    const token = await apiToken(product)
    await new Promise((resolve) => setTimeout(resolve, SETTLES_MS))
    const before = residentBytes(product.pid)
    const beyond = (bytes: number) => (bytes - before) / MB
    let link = ''
    const upload = async () => {
      const answer = await uploadEvent(product, token, VIDEO_BYTES)
      if (answer.status !== 200) throw new Error(`the upload answered ${answer.status}`)
      link = answer.link
    }
    const uploading = await peakDuring(product.pid, upload)
    await new Promise((resolve) => setTimeout(resolve, SETTLES_MS))
    const uploaded = residentBytes(product.pid)
    const again = await peakDuring(product.pid, upload)
    const playing = await peakDuring(product.pid, async () => {
      await watchFilm(product.address, link, VIDEO_BYTES)
      const whole = await playPart(product.address, link)
      if (whole.bytes !== VIDEO_BYTES) throw new Error(`${whole.bytes} bytes came of the whole film`)
    })
    return {
      before: before / MB,
      uploading: beyond(uploading),
      uploaded: beyond(uploaded),
      again: beyond(again),
      playing: beyond(playing),
    }
  } finally {
    await product.stop()
    await folder.remove()
  }
}

if (require.main === module)
  void measureVideo().then(({ before, ...more }) => {
    const grown = Object.entries(more).map(([name, mb]) => `${name} +${mb.toFixed(1)}`)
    console.log(
      `video of 100 MB: ${before.toFixed(1)} MB before; ${grown.join(', ')} MB (budget ${BUDGET_MB})`,
    )
    process.exitCode = Math.max(more.uploading, more.again, more.playing) > BUDGET_MB ? 1 : 0
  })

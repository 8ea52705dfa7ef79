import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import type { HttpProblem } from '@server/shared/problem'
import { aPdf, aWebPage, SCRIPT } from '@test/support/fixtures/documents'
import {
  aJpeg,
  aPhonePhoto,
  aPng,
  aPngBomb,
  SECRET_PLACE,
  withPngText,
} from '@test/support/fixtures/pictures'
import { peakDuring, residentBytes } from '@test/support/product/memory'
import { openInbox, type Inbox } from './inbox'

let inbox: Inbox
beforeAll(async () => {
  inbox = await openInbox()
})
afterAll(() => inbox.close())

const keep = async (content: Buffer) => {
  const file = await inbox.receive(content, ['image'])
  const thumb = file.thumbTempPath as string
  return { file, kept: await readFile(file.tempPath), thumb: await readFile(thumb), thumbPath: thumb }
}

const refusal = (content: Buffer): Promise<HttpProblem> =>
  inbox.receive(content, ['image']).then(
    () => Promise.reject(new Error('it was taken')),
    (error: unknown) => error as HttpProblem,
  )

describe('a picture that is kept', () => {
  it('says nothing of where it was taken, and stands upright', async () => {
    const photo = await aPhonePhoto(64, 32)
    const before = await sharp(photo).metadata()
    expect([before.orientation, photo.includes(SECRET_PLACE), before.exif?.length]).toEqual([
      6,
      true,
      expect.any(Number),
    ])
    const { file, kept, thumb } = await keep(photo)
    expect(file).toMatchObject({ mime: 'image/jpeg', width: 32, height: 64 })
    for (const content of [kept, thumb]) {
      const { exif, xmp, iptc, orientation, width, height } = await sharp(content).metadata()
      expect({ exif, xmp, iptc, orientation, width, height }).toEqual({ width: 32, height: 64 })
      for (const trace of [SECRET_PLACE, 'Exif', 'GPS', 'xmpmeta'])
        expect(content.includes(trace)).toBe(false)
    }
  })

  it('has nothing behind its end nor in its comments', async () => {
    for (const picture of [await aPng(), await aJpeg()]) {
      const { kept, thumb } = await keep(Buffer.concat([picture, aWebPage(), aPdf()]))
      for (const trace of [SCRIPT, '<html>', '%PDF'])
        expect([kept.includes(trace), thumb.includes(trace)]).toEqual([false, false])
    }
    const { kept } = await keep(withPngText(await aPng(), SCRIPT))
    expect(kept.includes(SCRIPT)).toBe(false)
  })

  it('stays what it was: the same size, type and colours, transparent where it was', async () => {
    const { file, kept } = await keep(await aPng(200, 100, '#2277aa80'))
    expect(file).toMatchObject({ mime: 'image/png', width: 200, height: 100, bytes: kept.length })
    const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([0x22, 0x77, 0xaa])
    const clear = await sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0 } },
    })
      .png()
      .toBuffer()
    expect((await sharp((await keep(clear)).kept).stats()).isOpaque).toBe(false)
  })

  it('is at most 2560 pixels long, its thumbnail 320, and neither is made larger', async () => {
    const large = await keep(await aJpeg(4000, 1000))
    expect(large.file).toMatchObject({ width: 2560, height: 640 })
    expect(await sharp(large.thumb).metadata()).toMatchObject({ format: 'webp', width: 320, height: 80 })
    const small = await keep(await aPng(40, 20))
    expect(small.file).toMatchObject({ width: 40, height: 20 })
    expect(await sharp(small.thumb).metadata()).toMatchObject({ width: 40, height: 20 })
  })

  it('is the same content each time, readable by the product alone', async () => {
    const photo = await aPhonePhoto()
    const [one, other] = [await keep(photo), await keep(photo)]
    expect([other.file.sha256, other.file.thumbSha256]).toEqual([one.file.sha256, one.file.thumbSha256])
    for (const path of [one.file.tempPath, one.thumbPath]) expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await stat(inbox.folder)).mode & 0o777).toBe(0o700)
  })
})

describe('a picture that is refused', () => {
  it('415 when it is broken off', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    for (const picture of [noise, await aPng()]) {
      const problem = await refusal(picture.subarray(0, picture.length / 2))
      expect([problem.status, problem.message]).toEqual([
        415,
        'La imagen está dañada o incompleta. Elige otro archivo.',
      ])
    }
  })

  it('400 for a bomb, without the memory it would take', async () => {
    const bomb = aPngBomb(30_000)
    expect(bomb.length).toBeLessThan(200_000)
    // The best of three: this process also holds Jest, whose garbage comes and goes. The picture itself is 2.7 GB.
    const grown: number[] = []
    do {
      const before = residentBytes(process.pid)
      const most = await peakDuring(process.pid, async () => {
        const { status, message } = await refusal(bomb)
        expect([status, message]).toEqual([400, 'La imagen mide demasiado: se aceptan hasta 65 megapíxeles.'])
      })
      grown.push(most - before)
    } while (grown.at(-1)! >= 100_000_000 && grown.length < 3)
    expect(Math.min(...grown)).toBeLessThan(100_000_000)
  })

  it('many at once are all answered', async () => {
    const photo = await aPhonePhoto()
    const broken = photo.subarray(0, 300)
    const answers = await Promise.allSettled(
      [photo, broken, photo, broken, photo, photo].map((content) => inbox.receive(content)),
    )
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
  })
})

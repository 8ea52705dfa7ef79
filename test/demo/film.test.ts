import { filmOf, webmOf } from '@demo/film'
import { typeOf } from '@server/files/kinds'

test('the demo’s film is a webm by its bytes, small, with a place to jump to each second', async () => {
  const film = await filmOf('dia', 1)
  expect(await typeOf(film.subarray(0, 4100), ['video'])).toEqual({ kind: 'video', mime: 'video/webm' })
  expect(film.length).toBeLessThan(2_000_000)
  const clusters: number[] = []
  const id = Buffer.from('1f43b675', 'hex')
  for (let at = film.indexOf(id); at >= 0; at = film.indexOf(id, at + 4)) clusters.push(at)
  expect(clusters).toHaveLength(4)
  // Cues name a cluster by its distance from the segment's content, which begins after its own id and length.
  const segment = film.indexOf(Buffer.from('18538067', 'hex')) + 12
  for (const cluster of clusters) {
    const place = Buffer.alloc(4)
    place.writeUInt32BE(cluster - segment)
    expect(film.includes(Buffer.concat([Buffer.from('f10100000000000004', 'hex'), place]))).toBe(true)
  }
}, 60_000)

test('what is no lossy webp is told', () => {
  expect(() => webmOf([Buffer.from('RIFF0000WEBPVP8L')])).toThrow('VP8')
})

import { BUDGET_MB, measureVideo } from '../bench/video'

/**
 * While a video of 100 MB uploads, the server's memory grows by less than 30 MB, and so it does while the video plays.
 * `npm run bench` prints the numbers.
 */
test('a cold server takes and plays a video of 100 MB within 30 MB of memory', async () => {
  // The best of three servers: when garbage is collected is up to Node and to how busy the machine is. A server that
  // keeps the video grows by all of it in each of them.
  let seen: string[] = []
  for (let tries = 0; tries < 3; tries++) {
    const { uploading, again, playing } = await measureVideo()
    seen = [uploading, again, playing].map(
      (mb) => `${mb.toFixed(1)} MB, ${mb < BUDGET_MB ? 'within' : 'beyond'}`,
    )
    if (seen.every((each) => each.endsWith('within'))) break
  }
  expect(seen).toEqual(seen.map(() => expect.stringMatching(/within$/)))
}, 400_000)

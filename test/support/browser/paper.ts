import { readPdf } from '../pdf/textOf'
import type { Visitor } from './page'

/** The paper that a press opens in a tab: a browser with a viewer shows it there, one without saves it. */
export const paperFrom = async (
  { context }: Pick<Visitor, 'context'>,
  press: () => Promise<void>,
): Promise<{ name: string; words: string }> => {
  const opening = context.waitForEvent('page')
  const comes = new Promise<string>((resolve) => {
    context.on('response', (response) => {
      if (response.headers()['content-type'] === 'application/pdf') resolve(response.url())
    })
    context.once('page', (tab) => tab.once('download', (download) => resolve(download.url())))
  })
  await press()
  const answer = await context.request.get(await comes)
  // Closes the tab; when the file was saved instead, the browser may have closed it already.
  await (await opening).close()
  const [, name = ''] = /filename="([^"]+)"/.exec(answer.headers()['content-disposition'] ?? '') ?? []
  const { pages } = await readPdf(await answer.body())
  return { name, words: pages.join(' ') }
}

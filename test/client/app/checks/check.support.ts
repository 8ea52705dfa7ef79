import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BASE_URL, type Reply } from '@test/support/state/fakeNetwork'
import { prepareBrowser, runMain } from '../start.support'

/** A page that anybody opens to check a paper. It asks with a plain address, as a browser lets it. */
export const openCheck = async (title: string, path: string, call: string, reply: Reply | null) => {
  const network = prepareBrowser(path)
  const asked: string[] = []
  const wire = network.fetch
  globalThis.fetch = (async (input: string) => {
    asked.push(input.slice(BASE_URL.length))
    return wire(new Request(input))
  }) as typeof fetch
  if (reply) network.on(call, reply)
  await runMain(() => Promise.reject(new Error('the product is not needed here')))
  await screen.findByRole('heading', { level: 1, name: title })
  return { network, asked, user: userEvent.setup({ delay: null }) }
}

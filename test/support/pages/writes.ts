import type { FakeNetwork } from '../state/fakeNetwork'

/** Every write that left, its call and its body, in order. */
export const writes = ({ network }: { network: FakeNetwork }) =>
  network.sent
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path}`, body])

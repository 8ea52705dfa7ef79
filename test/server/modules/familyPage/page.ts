import type { Answer, Caller, TestServer } from '@test/support/server/harness'

/** What a parent's browser does with a link. */
export const parentOf = (server: Pick<TestServer, 'app'>, url: string) => {
  const path = new URL(url).pathname
  const ask = (method: 'GET' | 'POST', more = '', headers: Record<string, string> = {}, payload = '') =>
    server.app.inject({
      method,
      url: path + more,
      headers: {
        accept: 'text/html',
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
      ...(method === 'POST' ? { payload } : {}),
    })
  return {
    path,
    token: path.split('/').at(-1) as string,
    get: (more = '', headers: Record<string, string> = {}) => ask('GET', more, headers),
    post: (more: string, payload = '', headers: Record<string, string> = {}) =>
      ask('POST', more, headers, payload),
  }
}

export const makeLink = async (caller: Caller, padreId: number): Promise<Answer['body']['liga']> => {
  const { status, body } = await caller.post(`/padres/${padreId}/liga`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.liga
}

const WITHOUT_END = /^(meta|base|img|input|br)$/

/** What a browser would have to forgive: elements that end in another order, attributes without quotes, signs that are not written out. */
export const htmlFaults = (html: string): string[] => {
  const body = html.replace(/^<!doctype html>\n/, '').replace(/<style>[^<]*<\/style>/, '')
  const open: string[] = []
  const faults = [...body.matchAll(/<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)>/g)].flatMap(
    ([tag, end, name = '']) => {
      if (end === '/') return open.pop() === name ? [] : [tag]
      if (!WITHOUT_END.test(name)) open.push(name)
      return []
    },
  )
  const texts = body.replace(/<\/?[a-z][a-z0-9]*(?: [a-z-]+(?:="[^"<>]*")?)*>/g, '')
  const bare = texts.match(/<|>|&(?!(amp|lt|gt|quot);)/g) ?? []
  return [...faults, ...open, ...bare]
}

/** Pesos of the four sums at the head of the page, and what is to be paid to be up to date. */
export const sumsOf = (html: string): Record<string, number> => {
  const pesos = (text: string): number => Number(text.replace(/[$,]/g, ''))
  const listed = [...html.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)]
  const today = /<p class="sum">([^<]+)</.exec(html)?.[1] ?? ''
  return Object.fromEntries([
    ['Hoy', pesos(today)],
    ...listed.map(([, label = '', amount = '']) => [label, pesos(amount)] as const),
  ])
}

/** Each line that is owed. */
export const linesOf = (html: string) =>
  [
    ...html.matchAll(
      /<li><span>([^<]+)<\/span><time>([^<]+)<\/time><b>([^<]+)<\/b>(?:<small>([^<]+)<\/small>)?<\/li>/g,
    ),
  ].map(([, descripcion = '', dia = '', saldo = '', note = '']) => ({
    descripcion,
    dia,
    saldo: Number(saldo.replace(/[$,]/g, '')),
    recargo: Number(/más \$([\d,.]+) de recargo/.exec(note)?.[1]?.replace(/,/g, '') ?? 0),
  }))

/** Of how many lines only the sum is said. */
export const restOf = (html: string) =>
  [...html.matchAll(/y (\d+) más, en el estado de cuenta<\/span><b>([^<]+)<\/b>/g)].map(
    ([, cuantas, saldo = '']) => ({ cuantas: Number(cuantas), saldo: Number(saldo.replace(/[$,]/g, '')) }),
  )

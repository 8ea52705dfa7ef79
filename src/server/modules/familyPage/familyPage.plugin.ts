import { familyPageRoutes as routes } from '@contract/familyPage/familyPage.routes'
import { familyPagePath, opensFromHome } from '@contract/familyPage/familyPage.rules'
import { familyPageSchemas as shapes } from '@contract/familyPage/familyPage.schemas'
import { callNow, type Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { ASKED_BY, type Papers } from '../../pdf/documents'
import { notFound } from '../../shared/problem'
import type { drawReceipt } from '../receipts/receipt.paper'
import type { drawStatement } from '../statements/statement.paper'
import type { FamilyPageService } from './familyPage.service'
import type { drawLinkSheet } from './sheet.paper'

const SHEET = 'ligas'

const endedText = (many: number): string =>
  many === 0
    ? 'La familia no tenía ligas abiertas.'
    : many === 1
      ? 'La liga ya no abre.'
      : `${many} ligas ya no abren.`

export const familyPagePlugin = (api: Api, papers: Papers, service: FamilyPageService): void => {
  contractRoutes(api, routes, shapes, {
    listLinks: async (call) => ({
      ligas: await service.listLinks(call, call.params.id, papers.publicBase(call)),
    }),
    createLink: async (call) => {
      const base = papers.publicBase(call)
      const { token, vence } = await service.createLink(call, call.params.id)
      return { liga: { url: base + familyPagePath(token), vence, desde_casa: opensFromHome(base) } }
    },
    createLinks: async (call) => {
      const base = papers.publicBase(call)
      const { hoja, llave, ...made } = await service.createLinks(call, call.body.audiencia, base)
      const url = papers.link(SHEET, 'ligas.pdf', { hoja, llave, [ASKED_BY]: call.actor.id })
      return { hoja: { ...made, url, desde_casa: opensFromHome(base) } }
    },
    endLinks: async (call) => {
      const terminadas = await service.endLinks(call, call.params.id)
      return { message: endedText(terminadas), liga: { terminadas } }
    },
  })
  const open = (asked: { token: string; address: string }) =>
    service.open({ ...callNow(api), address: asked.address, agent: '' }, asked.token)
  papers.route<typeof drawLinkSheet>(SHEET, async ({ params }) => [
    await papers.school(),
    await service.sheet(callNow(api), Number(params['hoja']), params['llave'] as string),
  ])
  papers.sharedRoute<typeof drawReceipt>(
    'recibo',
    `${familyPagePath(':token')}/recibo/:id`,
    async (asked) => {
      const linked = await open(asked)
      const { id = '' } = asked.params
      if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound('No existe este recibo.')
      const call = callNow(api)
      const { filename, content } = await service.receipt(call, linked, Number(id), papers.publicBase(asked))
      return { filename, facts: [await papers.school(), content, call.now] }
    },
  )
  papers.sharedRoute<typeof drawStatement>(
    'estado-de-cuenta',
    `${familyPagePath(':token')}/estado-de-cuenta`,
    async (asked) => {
      const linked = await open(asked)
      const call = callNow(api)
      const account = await service.statement(call, linked)
      const options = { cycleId: null, forward: true, now: call.now }
      return { filename: 'estado-de-cuenta.pdf', facts: [await papers.school(), account, options] }
    },
  )
}

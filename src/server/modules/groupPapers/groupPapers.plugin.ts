import { groupPapersRoutes as routes } from '@contract/groupPapers/groupPapers.routes'
import type { GroupPaper } from '@contract/groupPapers/groupPapers.rules'
import { groupPapersSchemas as shapes } from '@contract/groupPapers/groupPapers.schemas'
import { callNow, type Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { ASKED_BY, type DocumentCall, type Papers } from '../../pdf/documents'
import type { drawHowToPay } from '../bank/howToPay.paper'
import type { drawAttendance } from './attendance.paper'
import type { drawBirthdays } from './birthdays.paper'
import type { drawCards } from './cards.paper'
import type { drawEmergency } from './emergency.paper'
import type { GroupPapersService } from './groupPapers.service'
import type { drawPickUp } from './pickup.paper'

const kindOf = (cual: GroupPaper): string => `grupo-${cual}`

export const groupPapersPlugin = (api: Api, papers: Papers, service: GroupPapersService): void => {
  // Links hold ids only: they end up in logs and histories, where no child's name may appear.
  contractRoutes(api, routes, shapes, {
    getPaper: async (call) => {
      const { id } = call.params
      const { cual, mes } = await service.ask(call, id, call.params.cual, call.query.mes)
      const name = [cual, 'grupo', id, ...(mes ? [mes] : [])].join('-')
      const params = { grupo: id, ...(mes ? { mes } : {}), [ASKED_BY]: call.actor.id }
      return { documento: { url: papers.link(kindOf(cual), `${name}.pdf`, params) } }
    },
    getCard: async (call) => {
      const { id } = call.params
      await service.askCard(call, id)
      const params = { alumno: id, [ASKED_BY]: call.actor.id }
      return { documento: { url: papers.link(kindOf('credenciales'), `credencial-${id}.pdf`, params) } }
    },
    check: async (call) => ({ credencial: await service.check(call, call.params.codigo) }),
  })
  const groupOf = ({ params }: DocumentCall): number => Number(params['grupo'])
  papers.route<typeof drawAttendance>(kindOf('lista'), async (asked) => {
    const { head, list } = await service.attendance(
      callNow(api),
      groupOf(asked),
      asked.params['mes'] as string,
    )
    return [await papers.school(), head, list]
  })
  papers.route<typeof drawBirthdays>(kindOf('cumpleanos'), async (asked) => {
    const { head, list } = await service.birthdays(callNow(api), groupOf(asked))
    return [await papers.school(), head, list]
  })
  papers.route<typeof drawEmergency>(kindOf('emergencia'), async (asked) => {
    const reader = Number(asked.params[ASKED_BY])
    const { head, patients } = await service.emergency(callNow(api), groupOf(asked), reader)
    return [await papers.school(), head, patients]
  })
  papers.route<typeof drawPickUp>(kindOf('recoger'), async (asked) => {
    const { head, pupils } = await service.pickUp(callNow(api), groupOf(asked))
    return [await papers.school(), head, pupils]
  })
  papers.route<typeof drawHowToPay>(kindOf('como-pagar'), async (asked) => [
    await papers.school(),
    await service.howToPay(callNow(api), groupOf(asked)),
  ])
  papers.route<typeof drawCards>(kindOf('credenciales'), async (asked) => {
    const [call, base, pupil] = [callNow(api), papers.publicBase(asked), Number(asked.params['alumno'])]
    const { head, cards } = pupil
      ? await service.getCard(call, pupil, base)
      : await service.cards(call, groupOf(asked), base)
    return [await papers.school(), head, cards]
  })
}

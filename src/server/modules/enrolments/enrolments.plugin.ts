import { formatPesos } from '@contract/domain/money'
import { enrolmentsRoutes as routes } from '@contract/enrolments/enrolments.routes'
import { enrolmentsSchemas as shapes } from '@contract/enrolments/enrolments.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { cancelReason } from '../../http/ledgerAnswers'
import type { EnrolmentsService } from './enrolments.service'

export const enrolmentsPlugin = (api: Api, service: EnrolmentsService): void => {
  contractRoutes(api, routes, shapes, {
    enrol: async (call) => {
      const inscripciones = await service.enrol(call, call.body)
      const { length } = inscripciones
      return {
        message: length === 1 ? 'Alumno inscrito.' : `${length} alumnos inscritos.`,
        inscripciones,
      }
    },
    listSiblingPlaces: async (call) => ({ lugares: await service.listSiblingPlaces(call, call.body) }),
    listWithoutYear: async (call) => ({ inscripciones: await service.listWithoutYear(call, call.params.id) }),
    setYear: async (call) => {
      const moved = await service.setYear(call, call.body)
      const { mensualidad, mensualidad_propia } = moved.inscripcion
      const own = mensualidad_propia ? ` Sigue con su mensualidad propia de ${formatPesos(mensualidad)}.` : ''
      return { message: `El grado quedó guardado.${own}`, ...moved }
    },
    setMonthly: async (call) => ({
      message: 'La mensualidad quedó guardada.',
      ...(await service.setMonthly(call, call.body)),
    }),
    previewLeave: (call) => service.previewLeave(call, call.params.id, call.query),
    leave: async (call) => ({ message: 'Baja registrada.', ...(await service.leave(call, call.body)) }),
    comeBack: async (call) => ({
      message: 'Reingreso registrado.',
      ...(await service.comeBack(call, call.body.inscripcionId)),
    }),
    cancel: async (call) => ({
      message: 'Inscripción cancelada.',
      ...(await service.cancel(call, call.params.id, cancelReason(call))),
    }),
    listDueProposals: async (call) => ({ propuestas: await service.listDueProposals(call) }),
    decideDue: async (call) => {
      const cargos = await service.decideDue(call, call.body)
      return {
        message: cargos === 0 ? 'Los cargos se quedan con su día.' : 'Los cargos tienen otro día.',
        cargos,
      }
    },
    listBajas: async (call) => ({ bajas: await service.listBajas(call, call.params.cycleId) }),
  })
}

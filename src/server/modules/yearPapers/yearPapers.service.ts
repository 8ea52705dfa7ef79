import { dateParts } from '@contract/domain/dates'
import type { PaidYear } from '@contract/invoices/invoices.schemas'
import type { YearPapersContract } from '@contract/yearPapers/yearPapers.schemas'
import type { AnyCall, WriteCall } from '../../http/call'
import { conflict } from '../../shared/problem'
import type { DeskService } from '../desk/desk.service'
import type { InvoicesService } from '../invoices/invoices.service'
import type { FamilyYear } from './year.paper'
import { listFamilies, listPupils, type PayingFamily } from './yearPapers.queries'

export interface YearPapersDeps {
  desk: Pick<DeskService, 'findFamily'>
  invoices: Pick<InvoicesService, 'paidInYear'>
}

type YearQuery = YearPapersContract['getByFamily']['query']

export const createYearPapersService = ({ desk, invoices }: YearPapersDeps) => {
  const contentOf = async (
    call: AnyCall,
    { titular, alumnos }: Omit<PayingFamily, 'id'>,
    anio: number,
  ): Promise<FamilyYear> => {
    const pupils = alumnos.length === 0 ? [] : await listPupils(call.db, alumnos)
    const years = await invoices.paidInYear(call, alumnos, anio)
    const hijos = pupils
      .map(({ id, nombre, curp }) => ({ nombre, curp, pagado: years.get(id) as PaidYear }))
      .filter(({ pagado }) => pagado.pagos.length > 0)
    return { anio, fecha: call.today, titular, hijos }
  }

  return {
    /** @throws 400 unless exactly one of parent and pupil is given · 404 · 409 no tuition was paid that year */
    getByFamily: async (
      call: AnyCall,
      { anio = dateParts(call.today).anio, ...query }: YearQuery,
    ): Promise<FamilyYear> => {
      const { padre, alumnos } = await desk.findFamily(call, query)
      const titular = padre?.nombre ?? alumnos[0]?.nombre ?? ''
      const content = await contentOf(call, { titular, alumnos: alumnos.map(({ id }) => id) }, anio)
      if (content.hijos.length === 0) throw conflict(`${titular} no tiene pagos de colegiatura en ${anio}.`)
      return content
    },

    create: async (call: WriteCall, anio: number) => {
      const { length: familias } = await listFamilies(call.db, anio)
      if (familias === 0) throw conflict(`No hay pagos de colegiatura en ${anio}.`)
      call.record('PAGOS_ANUALES', anio, null, { anio, familias })
      return familias
    },

    families: ({ db }: AnyCall, anio: number): Promise<PayingFamily[]> => listFamilies(db, anio),
    contentOf,
  }
}

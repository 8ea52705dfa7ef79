import { CERTIFICATE_KINDS, type CertificateKind } from '@contract/certificates/certificates.rules'
import { callOf, idOf, type At, type Books } from './books'
import type { DemoCycle } from './cycles'

/** Pupils between the first of one kind and the first of the next, so that the papers are of several. */
const APART = 6

/** To whom the papers of some kinds are addressed. */
const ADDRESSEES: Partial<Record<CertificateKind, string>> = {
  ESTUDIOS: 'Instituto Mexicano del Seguro Social',
  CONDUCTA: 'Club Deportivo Águilas',
}

/** A paper of each kind and one that was cancelled and made again, given by the secretary. */
export const giveCertificates = async (books: Books, at: At): Promise<void> => {
  const { services, plan, cycleIds, tx } = books
  const { certificates } = services
  const call = callOf(books, 'subdireccion', at)
  const current = plan.cycles[plan.cycles.length - 1] as DemoCycle
  const cicloEscolarId = idOf(cycleIds, current.index)
  const pupils = await tx
    .selectFrom('enrolments')
    .select('student_id as id')
    .where('cycle_id', '=', cicloEscolarId)
    .where('estado', '=', 'INSCRITO')
    .orderBy('id')
    .execute()
  for (const [place, tipo] of CERTIFICATE_KINDS.entries()) {
    const first = (place * APART) % Math.max(1, pupils.length)
    // Not everybody has a beca or owes nothing.
    for (const { id: alumnoId } of [...pupils.slice(first), ...pupils.slice(0, first)]) {
      const asked = { tipo, alumnoId, cicloEscolarId, dirigida_a: ADDRESSEES[tipo] ?? null }
      if ((await certificates.preview(call, asked)).impedimento !== null) continue
      const { id } = await certificates.create(call, asked)
      if (tipo === 'ESTUDIOS') {
        await certificates.cancel(call, id, 'SE DIRIGIÓ A OTRA INSTITUCIÓN')
        await certificates.create(call, asked)
      }
      break
    }
  }
}

import { randomUUID } from 'node:crypto'
import type { Answer, Caller, TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { readPdf } from '@test/support/pdf/textOf'

/** An office that makes constancias in one cycle. */
export const openPapers = async (server: TestServer) => {
  const office = openOffice(server)
  const cycle = await office.addCycle({ nombre: '2026-2027' })
  const enrolled = async ({ gradoNumero = 1, ...over }: Record<string, unknown> = {}): Promise<number> => {
    const [pupil] = (await office.addPupils(1)) as [number]
    const { status } = await office.enrol(cycle, [pupil], { alumnos: [{ id: pupil, gradoNumero }], ...over })
    expect(status).toBe(200)
    return pupil
  }
  const make = (
    tipo: string,
    alumnoId: number,
    over: Record<string, unknown> = {},
    { caller = server.admin, key = randomUUID() }: { caller?: Caller; key?: string } = {},
  ): Promise<Answer> =>
    caller.post('/constancias', { tipo, alumnoId, cicloEscolarId: cycle, ...over }, { key })
  const cancel = (id: number, motivo_cancelacion: unknown = 'NOMBRE MAL ESCRITO', caller = server.admin) =>
    caller.delete(`/constancias/${id}`, { motivo_cancelacion })
  const giveBeca = async (pupil: number, over: Record<string, unknown> = {}) => {
    const beca = { porcentaje: 25, nombre: 'EXCELENCIA', id_ciclo: cycle, grado: 'PRIMARIA', ...over }
    const { status } = await server.admin.post('/becas', { ...beca, alumnos: [{ id: pupil }] })
    expect(status).toBe(200)
  }
  const open = (url: string) => server.app.inject({ url })
  /** All pages as one text. */
  const printed = async (url: string): Promise<string> =>
    (await readPdf((await open(url)).rawPayload)).pages.join(' ')
  return { office, cycle, enrolled, make, cancel, giveBeca, open, printed }
}
export type Papers = Awaited<ReturnType<typeof openPapers>>

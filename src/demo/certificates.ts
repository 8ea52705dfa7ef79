import sharp from 'sharp'
import { CERTIFICATE_KINDS, type CertificateKind } from '@contract/certificates/certificates.rules'
import { callOf, lastCyclePupils, type At, type Books, type Receive } from './books'
import { svg } from './pictures'

const SIGNER = { nombre: 'MTRA. ELENA ROBLES ARRIAGA', cargo: 'DIRECTORA GENERAL' } as const

/** Transparent: white would cover the line below the signature. */
const drawSignature = (): Promise<Buffer> =>
  sharp(
    svg(
      600,
      220,
      `<g fill="none" stroke="#1f2f6b" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="7" d="M120 60C60 40 30 110 92 112c-70 6-74 74-10 70 46-4 70-44 84-80 4 40 6 70 22 60 26-16 30-92 54-98 26-4 8 74 26 96 14 14 34-40 52-46 14-2 6 40 22 42 22 2 26-52 46-50 16 2 4 46 22 46 20 0 28-44 48-44 24 0 44 26 108-10"/><path stroke-width="5" d="M70 204c150-40 320-30 440-18"/></g>`,
    ),
  )
    .png()
    .toBuffer()

export const nameSigner = async (
  books: Books,
  { receive, ...at }: At & { receive: Receive },
): Promise<void> => {
  const { school } = books.services
  await school.update(callOf(books, 'subdireccion', at), { firma: SIGNER })
  const signature = await receive(await drawSignature())
  await school.replaceImage(callOf(books, 'subdireccion', at, [signature]), 'firma')
}

/** Pupils between two papers, so that one pupil does not get them all. */
const APART = 6

const ADDRESSEES: Partial<Record<CertificateKind, string>> = {
  ESTUDIOS: 'Instituto Mexicano del Seguro Social',
  CONDUCTA: 'Club Deportivo Águilas',
}

export const giveCertificates = async (books: Books, at: At): Promise<void> => {
  const { certificates } = books.services
  const call = callOf(books, 'subdireccion', at)
  const { cicloEscolarId, pupils } = await lastCyclePupils(books)
  for (const [place, tipo] of CERTIFICATE_KINDS.entries()) {
    const first = (place * APART) % Math.max(1, pupils.length)
    // A pupil without a beca, or with a debt, is refused some kinds: the next is tried.
    for (const { id: alumnoId } of [...pupils.slice(first), ...pupils.slice(0, first)]) {
      const body = { tipo, alumnoId, cicloEscolarId, dirigida_a: ADDRESSEES[tipo] ?? null }
      if ((await certificates.preview(call, body)).impedimento !== null) continue
      const { id } = await certificates.create(call, body)
      if (tipo === 'ESTUDIOS') {
        await certificates.cancel(call, id, 'SE DIRIGIÓ A OTRA INSTITUCIÓN')
        await certificates.create(call, body)
      }
      break
    }
  }
}

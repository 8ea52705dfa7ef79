import sharp from 'sharp'
import { callOf, type At, type Books, type Receive } from './books'
import { svg } from './pictures'

const SIGNER = { nombre: 'MTRA. ELENA ROBLES ARRIAGA', cargo: 'DIRECTORA GENERAL' } as const

/** Ink on nothing: a white ground would cover the line below the signature. */
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

/** Gives the school the name, post and signature below its constancias. */
export const nameSigner = async (
  books: Books,
  { receive, ...at }: At & { receive: Receive },
): Promise<void> => {
  const { school } = books.services
  await school.update(callOf(books, 'subdireccion', at), { firma: SIGNER })
  const signature = await receive(await drawSignature())
  await school.setImage(callOf(books, 'subdireccion', at, [signature]), 'firma')
}

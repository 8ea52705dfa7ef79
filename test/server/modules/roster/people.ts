import sharp from 'sharp'
import type { Caller, TestFile } from '@test/support/server/harness'

/** What a registration sends beside the photo: small letters, blanks and dashes, as people write. */
export const aPerson = (over: Record<string, string> = {}): Record<string, string> => ({
  nombre: 'Begoña Muñoz  Ñáñez',
  puesto: 'maestra de 2° b',
  ingreso: '2021-08-16',
  fechaNacimiento: '1956-12-31',
  telefono: '55 1234-5678',
  direccion: 'Calle Ñandú 8, Col. Centro',
  correo: 'begona@escuela.mx',
  rfc: 'gode-561231-gr8',
  curp: 'gode561231mhgmzm07',
  nss: '7279 56 0804 0',
  escolaridad: 'Licenciatura',
  departamento: 'primaria',
  sueldo: '18500.50',
  ...over,
})

export const aPhoto = async (background = '#2a7'): Promise<TestFile> => ({
  name: 'foto.png',
  content: await sharp({ create: { width: 24, height: 24, channels: 3, background } })
    .png()
    .toBuffer(),
})

export const addDepartment = async (caller: Caller, nombre: string, files: TestFile[] = []) => {
  const { status, body } = await caller.form('POST', '/plantilla/departamento', { nombre }, files)
  if (status !== 200) throw new Error(`no department: ${JSON.stringify(body)}`)
  return body.departamento
}

export const addPerson = async (caller: Caller, over: Record<string, string> = {}, photo?: TestFile) => {
  const { status, body } = await caller.form('POST', '/plantilla', aPerson(over), [photo ?? (await aPhoto())])
  if (status !== 200) throw new Error(`no person: ${JSON.stringify(body)}`)
  return body.empleado
}

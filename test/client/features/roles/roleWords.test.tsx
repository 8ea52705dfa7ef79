import { screen, waitFor, within } from '@testing-library/react'
import { aRole, box, idle, moduleButton, openScreen } from './roles.support'

const openNew = (options?: Parameters<typeof openScreen>[2]) =>
  openScreen('/registro/rol', 'Registrar rol', options)
const inWords = () => screen.getByText('En pocas palabras', { selector: 'h2' }).closest('section')!
const count = () => screen.getByText(/^\d+ de 52 permisos$/).textContent
const COPY = 'Copiar los permisos de otro rol'
const chooseRole = async (opened: Awaited<ReturnType<typeof openNew>>, name: string) => {
  const option = await screen.findByRole<HTMLOptionElement>('option', { name })
  await opened.user.selectOptions(screen.getByLabelText(COPY), option)
}
const copy = (opened: Awaited<ReturnType<typeof openNew>>) =>
  opened.user.click(screen.getByText('Copiar', { selector: 'button' }))

test('each action says what it opens, after its name', async () => {
  const { user } = await openNew()
  await user.click(moduleButton('CARGOS'))
  expect(box('CARGOS', 'Actualizar')).toHaveAccessibleDescription(
    /^cobrar cargos y complementos; abrir y cerrar/,
  )
  await user.click(screen.getByText(/^cobrar cargos y complementos/))
  expect(box('CARGOS', 'Actualizar')).toBeChecked()
})

test('what is chosen stands in sentences, and what cannot be done with it is said', async () => {
  const { user } = await openNew()
  expect(inWords()).toHaveTextContent('Sin permisos este rol no abre nada.')
  await user.click(moduleButton('CARGOS'))
  await user.click(box('CARGOS', 'Actualizar'))
  expect(inWords()).toHaveTextContent('puede cobrar; no registrar, ver ni cancelar.')
  expect(within(inWords()).getByRole('status')).toHaveTextContent(
    'Puede cobrar cargos, pero no abrir la caja ni buscar a quién cobrar: le falta CARGOS · Ver',
  )
  await user.click(box('CARGOS', 'Ver'))
  expect(inWords()).toHaveTextContent('puede ver y cobrar; no registrar ni cancelar.')
  expect(within(inWords()).getByRole('status')).toBeEmptyDOMElement()
  expect(inWords()).toHaveTextContent(/No abre: CICLO ESCOLAR, INSCRIPCIONES/)
})

test('copied from another role, and what was chosen before had back', async () => {
  const opened = await openNew()
  await opened.user.click(moduleButton('EVENTOS'))
  await opened.user.click(box('EVENTOS', 'Ver'))
  await chooseRole(opened, 'CAJA')
  expect(count()).toBe('1 de 52 permisos')
  await copy(opened)
  expect(screen.getByText('Se copiaron los permisos de CAJA.')).toBeInTheDocument()
  expect(moduleButton('CARGOS')).toHaveAccessibleName('CARGOS Ver, Actualizar')
  expect(moduleButton('EVENTOS')).toHaveAccessibleName('EVENTOS Sin permisos')
  await opened.user.click(screen.getByText('Deshacer'))
  expect(moduleButton('EVENTOS')).toHaveAccessibleName('EVENTOS Ver')
  expect(moduleButton('CARGOS')).toHaveAccessibleName('CARGOS Sin permisos')
})

test('of another role comes only what one may give, and that is said', async () => {
  const opened = await openNew({ except: ['CARGOS UPDATE'] })
  await chooseRole(opened, 'CAJA')
  await copy(opened)
  expect(screen.getByText(/^Se copiaron 1 de 2 permisos de CAJA/)).toBeInTheDocument()
  expect(count()).toBe('1 de 52 permisos')
})

test('who may not see the roles has none to copy from', async () => {
  await openNew({ except: ['ROLES READ', 'USUARIOS CREATE', 'USUARIOS UPDATE'] })
  expect(screen.queryByLabelText(COPY)).not.toBeInTheDocument()
})

test('a role that one only looks at says the same', async () => {
  await openScreen('/rol/3', 'MEDIOS', {
    except: ['ROLES UPDATE'],
    answers: { 'GET /auth/rol/3': { ok: true, rol: idle } },
  })
  expect(inWords()).toHaveTextContent('MENCIONESpuede ver; no publicar, corregir ni eliminar.')
})

describe('who may do what', () => {
  const open = () =>
    openScreen('/permisos', 'Quién puede qué', {
      answers: {
        'GET /auth/roles': {
          ok: true,
          roles: [
            aRole(2, 'CAJA', ['CARGOS READ', 'CARGOS UPDATE'], ['ana', 'José Ñáñez']),
            aRole(3, 'DIRECCIÓN', ['CARGOS UPDATE', 'CARGOS DELETE'], ['directora']),
          ],
        },
      },
    })
  const rowOf = (name: string) => screen.getByText(name).closest('tr')!

  test('each permission with its roles and people, found by what it opens', async () => {
    const { user } = await open()
    const search = await screen.findByRole('searchbox')
    await user.type(search, 'cobrar complementos')
    await screen.findByText('1 de 52 permisos')
    const row = rowOf('CARGOS · Actualizar')
    expect(row).toHaveTextContent('CAJA, DIRECCIÓN')
    expect(row).toHaveTextContent('ana, José Ñáñez, directora')
  })

  test('the matrix as a sheet: a row a permission, a column a role, and who they are', async () => {
    const blobs: Blob[] = []
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`
    URL.revokeObjectURL = () => undefined
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /CSV/ }))
    await waitFor(() => expect(blobs).toHaveLength(1))
    click.mockRestore()
    const lines = (await blobs[0]!.text()).split('\r\n')
    expect(lines[0]).toContain('Módulo,Permiso,Qué abre,Rol CAJA,Rol DIRECCIÓN,Usuarios')
    expect(lines.filter(Boolean)).toHaveLength(53)
    expect(lines.find((line) => line.startsWith('CARGOS,Actualizar'))).toMatch(
      /,Sí,Sí,"ana, José Ñáñez, directora"$/,
    )
    expect(lines.find((line) => line.startsWith('CARGOS,Eliminar'))).toMatch(/,,Sí,directora$/)
  })

  test('found by a person; what nobody holds says so', async () => {
    const { user } = await open()
    const search = await screen.findByRole('searchbox')
    await user.type(search, 'directora')
    await screen.findByText('2 de 52 permisos')
    await user.clear(search)
    await user.type(search, 'becas crear')
    expect(await screen.findByText('BECAS · Crear')).toBeInTheDocument()
    expect(rowOf('BECAS · Crear')).toHaveTextContent('NadieNadie')
  })
})

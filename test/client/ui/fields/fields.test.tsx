import { fireEvent, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { Bound } from '@client/ui/fields/Bound'
import { CheckInput } from '@client/ui/fields/CheckInput'
import { CurpInput } from '@client/ui/fields/CodeInputs'
import { SelectInput } from '@client/ui/fields/SelectInput'
import { TextInput } from '@client/ui/fields/TextInput'
import { UppercaseInput } from '@client/ui/fields/UppercaseInput'
import { renderUi } from '@test/support/pages/ui'

interface Values {
  nombre: string
  curp: string
  correo: string
  grado: string
  activo: boolean
}

const EMPTY: Values = { nombre: '', curp: '', correo: '', grado: '', activo: false }
const filled = (text: string) => (text ? true : 'Falta')

/** One form with `register` and `Bound` side by side, as pages write them. */
function Form({ onSave }: { onSave: (values: Values) => void }) {
  const { register, control, handleSubmit, formState } = useForm<Values>({ defaultValues: EMPTY })
  const { errors } = formState
  return (
    <form onSubmit={(event) => void handleSubmit(onSave)(event)} noValidate>
      <TextInput {...register('correo')} label="Correo" hint="Opcional" />
      <UppercaseInput
        {...register('nombre', { validate: filled })}
        label="Nombre"
        error={errors.nombre?.message}
        required
      />
      <Bound control={control} name="curp">
        {(field) => <CurpInput {...field} label="CURP" />}
      </Bound>
      <SelectInput
        {...register('grado')}
        label="Grado"
        emptyLabel="Selecciona un grado"
        options={[
          { value: 'PREESCOLAR', label: 'Preescolar' },
          { value: 'PRIMARIA', label: 'Primaria' },
        ]}
      />
      <CheckInput {...register('activo')} label="Activo" />
      <button>Guardar</button>
    </form>
  )
}

const open = () => {
  const saved: Values[] = []
  return { ...renderUi(<Form onSave={(values) => saved.push(values)} />), saved }
}

test('what is typed in every kind of field reaches the form, by keyboard alone', async () => {
  const { user, saved } = open()
  await user.tab()
  await user.keyboard('ana@escuela.mx')
  await user.tab()
  await user.keyboard('josé ángel peña')
  await user.tab()
  await user.keyboard('rals-190315 mjcmpfa6zz')
  await user.tab()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grado' }), 'Primaria')
  await user.tab()
  await user.keyboard(' ')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(saved).toEqual([
    {
      correo: 'ana@escuela.mx',
      nombre: 'JOSÉ ÁNGEL PEÑA',
      curp: 'RALS190315MJCMPFA6',
      grado: 'PRIMARIA',
      activo: true,
    },
  ])
})

test('the error stands beside the field, is tied to it, and the field gets the focus', async () => {
  const { user, saved } = open()
  const name = screen.getByRole('textbox', { name: 'Nombre' })
  expect(name).toBeRequired()
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Falta')).toBeInTheDocument()
  expect(name).toBeInvalid()
  expect(name).toHaveAccessibleDescription('Falta')
  expect(name).toHaveFocus()
  expect(saved).toEqual([])
  expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveAccessibleDescription('Opcional')
})

test('uppercase in the middle of a word leaves the caret where it was', async () => {
  const { user } = open()
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' })
  await user.type(name, 'MARA')
  await user.type(name, 'í', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(name).toHaveValue('MARÍA')
  expect(name.selectionStart).toBe(4)
})

test('an accent typed with a dead key is left alone until it is complete', () => {
  open()
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' })
  fireEvent.compositionStart(name)
  fireEvent.input(name, { target: { value: 'á' }, isComposing: true })
  expect(name).toHaveValue('á')
  fireEvent.compositionEnd(name)
  expect(name).toHaveValue('Á')
})

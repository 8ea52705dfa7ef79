import { fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { DateInput } from '@client/ui/fields/DateInput'
import { ListEditor } from '@client/ui/fields/ListEditor'
import { MoneyInput } from '@client/ui/fields/MoneyInput'
import { NssInput } from '@client/ui/fields/CodeInputs'
import { PhoneInput } from '@client/ui/fields/PhoneInput'
import { renderUi } from '@test/support/pages/ui'

/** Holds a value as a form does; `values` is everything the field said. */
function Holder<Value>(props: {
  first: Value
  reset?: Value
  values: Value[]
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(props.first)
  const change = (next: Value) => {
    props.values.push(next)
    setValue(next)
  }
  return (
    <>
      {props.children(value, change)}
      <button onClick={() => setValue(props.reset ?? props.first)}>Restablecer</button>
    </>
  )
}

const openMoney = (first: number | null = null) => {
  const values: (number | null)[] = []
  const view = renderUi(
    <Holder first={first} values={values}>
      {(value, onChange) => <MoneyInput label="Abono" value={value} onChange={onChange} />}
    </Holder>,
  )
  return { ...view, values, field: screen.getByRole('textbox', { name: 'Abono' }) }
}

test('money is typed freely, written on leaving, and is a number', async () => {
  const { user, values, field } = openMoney()
  await user.type(field, '1234.5')
  expect(field).toHaveValue('1234.5')
  expect(values.at(-1)).toBe(1234.5)
  await user.tab()
  expect(field).toHaveValue('1,234.50')
  await user.click(field)
  expect(field).toHaveValue('1234.50')
  await user.clear(field)
  expect(values.at(-1)).toBeNull()
})

test('money that is none is NaN, stays to be corrected, and letters are not let in', async () => {
  const { user, values, field } = openMoney()
  await user.type(field, 'x12.345-')
  expect(field).toHaveValue('12.345')
  expect(values.at(-1)).toBeNaN()
  await user.tab()
  expect(field).toHaveValue('12.345')
})

test('a reset of the form shows the new amount', async () => {
  const { user, field } = openMoney(1850)
  expect(field).toHaveValue('1,850.00')
  await user.type(field, '5')
  await user.click(screen.getByRole('button', { name: 'Restablecer' }))
  expect(field).toHaveValue('1,850.00')
})

const openDate = (first = '') => {
  const values: string[] = []
  const view = renderUi(
    <Holder first={first} reset="2020-02-29" values={values}>
      {(value, onChange) => <DateInput label="Fecha de nacimiento" value={value} onChange={onChange} />}
    </Holder>,
  )
  return { ...view, values, field: screen.getByRole('textbox', { name: 'Fecha de nacimiento' }) }
}

test('a date is typed as digits and is an ISO day when it is complete', async () => {
  const { user, values, field } = openDate()
  await user.type(field, '15032019')
  expect(field).toHaveValue('15/03/2019')
  expect(values.at(-1)).toBe('2019-03-15')
  expect(values.slice(0, 3)).toEqual(['1', '15', '15/0'])
})

test('a date with slashes and single digits is written in full on leaving', async () => {
  const { user, values, field } = openDate()
  await user.type(field, '1/9/2026')
  expect(values.at(-1)).toBe('2026-09-01')
  await user.tab()
  expect(field).toHaveValue('01/09/2026')
})

test('a day that does not exist is not a day', async () => {
  const { user, values, field } = openDate()
  await user.type(field, '30022020')
  expect(values.at(-1)).toBe('30/02/2020')
  await user.tab()
  expect(field).toHaveValue('30/02/2020')
})

test('a date can be pasted as it is stored, corrected in the middle, and reset', async () => {
  const { user, values, field } = openDate()
  await user.click(field)
  await user.paste('2026-09-01')
  expect(field).toHaveValue('01/09/2026')
  await user.type(field, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  expect((field as HTMLInputElement).selectionStart).toBe(4)
  await user.keyboard('8')
  expect(values.at(-1)).toBe('2026-08-01')
  await user.click(screen.getByRole('button', { name: 'Restablecer' }))
  expect(field).toHaveValue('29/02/2020')
})

test("the calendar button opens the browser's calendar and takes its day", async () => {
  const { user, values, field, container } = openDate('2026-09-01')
  const native = container.querySelector<HTMLInputElement>('input[type=date]')!
  expect(native).toHaveValue('2026-09-01')
  let opened = 0
  native.showPicker = () => void (opened += 1)
  await user.click(screen.getByRole('button', { name: 'Calendario: Fecha de nacimiento' }))
  expect(opened).toBe(1)
  fireEvent.change(native, { target: { value: '2026-12-24' } })
  expect(values.at(-1)).toBe('2026-12-24')
  expect(field).toHaveValue('24/12/2026')
})

test('a phone is digits for the form and groups for the eye', async () => {
  const values: string[] = []
  const { user } = renderUi(
    <Holder first="" values={values}>
      {(value, onChange) => <PhoneInput label="Teléfono" value={value} onChange={onChange} />}
    </Holder>,
  )
  const field = screen.getByRole('textbox', { name: 'Teléfono' })
  await user.type(field, '(55) 1234-5678x')
  expect(values.at(-1)).toBe('5512345678')
  await user.tab()
  expect(field).toHaveValue('55 1234 5678')
})

test('a phone is grouped while it is typed; the caret stays where one corrects', async () => {
  const values: string[] = []
  const { user } = renderUi(
    <Holder first="" values={values}>
      {(value, onChange) => <PhoneInput label="Teléfono" value={value} onChange={onChange} />}
    </Holder>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Teléfono' })
  await user.type(field, '55123')
  expect(field).toHaveValue('55 123')
  await user.keyboard('45678')
  expect(field).toHaveValue('55 1234 5678')
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(field).toHaveValue('55 1234')
  await user.clear(field)
  await user.paste('722-123.4567')
  expect([field.value, values.at(-1)]).toEqual(['722 123 4567', '7221234567'])
  field.setSelectionRange(5, 5)
  await user.keyboard('{Backspace}')
  expect([field.value, field.selectionStart, values.at(-1)]).toEqual(['722 234 567', 3, '722234567'])
  await user.keyboard('{Delete}{Delete}')
  expect([field.value, field.selectionStart]).toEqual(['722 345 67', 4])
  await user.keyboard('2')
  expect([field.value, field.selectionStart]).toEqual(['722 234 567', 5])
  await user.clear(field)
  await user.paste('+52 55 1234 5678')
  await user.tab()
  expect([field.value, values.at(-1)]).toEqual(['55 1234 5678', '5512345678'])
})

test('an NSS stands in the groups of its card, and is digits for the form', async () => {
  const values: string[] = []
  const { user } = renderUi(
    <Holder first="" values={values}>
      {(value, onChange) => <NssInput label="NSS" value={value} onChange={onChange} />}
    </Holder>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'NSS' })
  await user.type(field, '84966a3')
  expect([field.value, values.at(-1)]).toEqual(['84 96 63', '849663'])
  await user.clear(field)
  await user.paste('84-96-63-1121-5 (IMSS)')
  expect([field.value, values.at(-1)]).toEqual(['84 96 63 1121 5', '84966311215'])
  field.setSelectionRange(2, 2)
  await user.keyboard('{Backspace}')
  expect([field.value, field.selectionStart, values.at(-1)]).toEqual(['89 66 31 1215', 1, '8966311215'])
})

test('short descriptions are added by Enter, button or leaving; empty and repeated ones are not', async () => {
  const values: string[][] = []
  let sent = 0
  const { user } = renderUi(
    <form onSubmit={() => (sent += 1)}>
      <Holder<string[]> first={[]} values={values}>
        {(value, onChange) => <ListEditor label="Alergia" values={value} onChange={onChange} />}
      </Holder>
    </form>,
  )
  const box = screen.getByRole('textbox', { name: 'Alergia' })
  await user.type(box, 'cacahuate{Enter}')
  await user.type(box, '   {Enter}')
  await user.type(box, 'Cacahuate{Enter}')
  await user.type(box, 'polvo')
  await user.click(screen.getByRole('button', { name: 'Agregar' }))
  await user.type(box, 'polen')
  await user.tab()
  expect(values).toEqual([['CACAHUATE'], ['CACAHUATE', 'POLVO'], ['CACAHUATE', 'POLVO', 'POLEN']])
  await user.click(screen.getByRole('button', { name: 'Quitar POLVO' }))
  expect(values.at(-1)).toEqual(['CACAHUATE', 'POLEN'])
  expect(box).toHaveFocus()
  expect(sent).toBe(0)
})

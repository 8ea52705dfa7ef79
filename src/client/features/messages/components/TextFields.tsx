import Button from '@mui/material/Button'
import { useRef } from 'react'
import type { Control, UseFormGetValues, UseFormSetValue } from 'react-hook-form'
import {
  FIELD_MEANINGS,
  MAX_TEXT,
  MAX_TITLE,
  TEMPLATE_FIELDS,
  type TemplateField,
} from '@contract/messages/messages.rules'
import { Bound } from '../../../ui/fields/Bound'
import { TextInput } from '../../../ui/fields/TextInput'
import { Quiet, Row, Stack } from '../../../ui/layout/layout'
import type { BulletinValues } from '../bulletin.values'

type Text = 'titulo' | 'descripcion'

interface TextFieldsProps {
  control: Control<BulletinValues>
  getValues: UseFormGetValues<BulletinValues>
  setValue: UseFormSetValue<BulletinValues>
  mayMoney: boolean
}

const OF_MONEY: readonly TemplateField[] = ['por_pagar', 'vencido', 'vencimiento']

export function TextFields({ control, getValues, setValue, mayMoney }: TextFieldsProps) {
  const inputs = useRef<Record<Text, HTMLInputElement | null>>({ titulo: null, descripcion: null })
  const last = useRef<Text>('descripcion')
  const insert = (field: TemplateField) => {
    const name = last.current
    const input = inputs.current[name]
    const text = getValues(name)
    const at = input?.selectionStart ?? text.length
    const after = at + field.length + 2
    setValue(name, `${text.slice(0, at)}{${field}}${text.slice(input?.selectionEnd ?? at)}`, {
      shouldDirty: true,
    })
    input?.focus()
    requestAnimationFrame(() => input?.setSelectionRange(after, after))
  }
  const bound = (name: Text, label: string, size: { maxLength: number; rows?: number }) => (
    <Bound control={control} name={name}>
      {({ ref, ...field }) => (
        <TextInput
          {...field}
          {...size}
          label={label}
          required
          onFocus={() => {
            last.current = name
          }}
          ref={(element) => {
            inputs.current[name] = element
            ref(element)
          }}
        />
      )}
    </Bound>
  )
  return (
    <Stack>
      {bound('titulo', 'Título', { maxLength: MAX_TITLE })}
      {bound('descripcion', 'Texto', { maxLength: MAX_TEXT, rows: 9 })}
      <div role="group" aria-label="Campos que cambian con cada familia">
        <Quiet as="p">Estos campos cambian con cada familia; se ponen donde está el cursor.</Quiet>
        <Row gap={0.5}>
          {TEMPLATE_FIELDS.filter((field) => mayMoney || !OF_MONEY.includes(field)).map((field) => (
            <Button
              key={field}
              size="small"
              variant="outlined"
              title={FIELD_MEANINGS[field]}
              onClick={() => insert(field)}
            >
              {`{${field}}`}
            </Button>
          ))}
        </Row>
      </div>
    </Stack>
  )
}

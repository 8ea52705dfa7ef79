import type { Control, FieldValues, Path } from 'react-hook-form'
import { MAX_DESCRIPTION, MAX_TITLE, type Story } from '@contract/domain/story'
import { Bound } from '../fields/Bound'
import { DateInput } from '../fields/DateInput'
import { UppercaseInput } from '../fields/UppercaseInput'
import { FieldGrid } from './FieldGrid'

export function StoryFields<Values extends FieldValues & Story>({ control }: { control: Control<Values> }) {
  const bindingOf = (name: keyof Story) => ({ control, name: name as string as Path<Values> })
  return (
    <FieldGrid>
      <Bound {...bindingOf('titulo')}>
        {(field) => <UppercaseInput {...field} label="Título" maxLength={MAX_TITLE} required autoFocus />}
      </Bound>
      <Bound {...bindingOf('fecha')}>{(field) => <DateInput {...field} label="Fecha" required />}</Bound>
      <div className="wide">
        <Bound {...bindingOf('descripcion')}>
          {(field) => (
            <UppercaseInput {...field} label="Descripción" rows={5} maxLength={MAX_DESCRIPTION} required />
          )}
        </Bound>
      </div>
    </FieldGrid>
  )
}

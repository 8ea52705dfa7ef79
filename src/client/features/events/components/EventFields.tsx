import type { Control, FieldValues, Path } from 'react-hook-form'
import { MAX_DESCRIPTION, MAX_TITLE, type EventText } from '@contract/events/events.rules'
import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { texts } from '../events.texts'

/** The text of an event. */
export function EventFields<Values extends FieldValues & EventText>({
  control,
}: {
  control: Control<Values>
}) {
  const named = (name: keyof EventText) => ({ control, name: name as string as Path<Values> })
  return (
    <FieldGrid>
      <Bound {...named('titulo')}>
        {(field) => (
          <UppercaseInput {...field} label={texts.fields.titulo} maxLength={MAX_TITLE} required autoFocus />
        )}
      </Bound>
      <Bound {...named('fecha')}>
        {(field) => <DateInput {...field} label={texts.fields.fecha} required />}
      </Bound>
      <div className="wide">
        <Bound {...named('descripcion')}>
          {(field) => (
            <UppercaseInput
              {...field}
              label={texts.fields.descripcion}
              rows={5}
              maxLength={MAX_DESCRIPTION}
              required
            />
          )}
        </Bound>
      </div>
    </FieldGrid>
  )
}

import type { Control } from 'react-hook-form'
import { MAX_DESCRIPTION, MAX_TITLE } from '@contract/mentions/mentions.rules'
import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { texts } from '../mentions.texts'
import type { MentionValues } from '../mentions.values'

/** The text of a mention. */
export function MentionFields({ control }: { control: Control<MentionValues> }) {
  return (
    <FieldGrid>
      <Bound control={control} name="titulo">
        {(field) => (
          <UppercaseInput {...field} label={texts.fields.titulo} maxLength={MAX_TITLE} required autoFocus />
        )}
      </Bound>
      <Bound control={control} name="fecha">
        {(field) => <DateInput {...field} label={texts.fields.fecha} required />}
      </Bound>
      <div className="wide">
        <Bound control={control} name="descripcion">
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

import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { formatDate, type IsoDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { whatsAppLink } from '@contract/domain/phone'
import { titleCaseName } from '@contract/domain/names'
import { leftToPayToday } from '@contract/statements/statements.rules'
import type { Debtor } from '@contract/statements/statements.schemas'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { TextInput } from '../../../ui/fields/TextInput'
import { Icon } from '../../../ui/icons/Icon'
import { useCopy } from '../../../ui/notices/useCopy'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { texts } from '../statements.texts'

/** 'INSCRIPCION 2026-2027' → 'Inscripción 2026-2027': the customer's word has no accent, but a letter to parents needs it. */
const sentence = (concept: string): string => {
  if (concept !== concept.toLocaleUpperCase('es-MX')) return concept
  const lower = concept.toLocaleLowerCase('es-MX').replace(/inscripcion(?![\p{L}])/gu, 'inscripción')
  return lower.charAt(0).toLocaleUpperCase('es-MX') + lower.slice(1)
}

const pupilLines = ({ nombre, conceptos }: Debtor['alumnos'][number]): string[] => [
  `${titleCaseName(nombre)}:`,
  ...conceptos.map(
    ({ descripcion, vencimiento, saldo, monto = saldo }) =>
      `• ${sentence(descripcion)} (venció el ${formatDate(vencimiento)}): ${formatPesos(saldo)}${
        monto > saldo ? ` de ${formatPesos(monto)}` : ''
      }`,
  ),
]

const totalLines = (debtor: Debtor): string[] => {
  const { vencido, recargos, saldo_favor } = debtor
  const total = `Total: ${formatPesos(leftToPayToday(debtor))}`
  if (recargos === 0 && saldo_favor === 0) return [total]
  return [
    `Adeudo: ${formatPesos(vencido)}`,
    ...(recargos > 0 ? [`Recargos a la fecha: ${formatPesos(recargos)}`] : []),
    ...(saldo_favor > 0 ? [`Saldo a su favor: ${formatPesos(saldo_favor)}`] : []),
    total,
  ]
}

const referenceLines = ({ padre }: Debtor): string[] =>
  padre?.referencia
    ? ['', `Si paga por transferencia, escriba en el concepto su referencia: ${padre.referencia}`]
    : []

/** Names no health data: the text becomes part of a link. @param fecha day of the amounts */
export const reminderText = (
  debtor: Debtor,
  { escuela, fecha }: { escuela: string; fecha: IsoDate },
): string => {
  const greeting = debtor.padre ? `Buen día, ${titleCaseName(debtor.padre.nombre)}:` : 'Buen día:'
  return [
    greeting,
    '',
    `Esperamos que se encuentre muy bien. Le recordamos amablemente que, al ${formatDate(fecha)}, tenemos registrado lo siguiente pendiente de pago:`,
    ...debtor.alumnos.flatMap((pupil) => ['', ...pupilLines(pupil)]),
    '',
    ...totalLines(debtor),
    ...referenceLines(debtor),
    '',
    'Si ya realizó su pago, le pedimos hacer caso omiso de este mensaje y compartirnos su comprobante. Cualquier duda o aclaración, con gusto le atendemos en la caja. ¡Muchas gracias!',
    '',
    'Atentamente,',
    escuela,
  ].join('\n')
}

export interface ReminderDialogProps {
  debtor: Debtor
  from: { escuela: string; fecha: IsoDate }
  onClose: () => void
}

const nameOf = ({ padre, alumnos }: Debtor): string =>
  titleCaseName(padre?.nombre ?? alumnos[0]?.nombre ?? '')

export function ReminderDialog({ debtor, from, onClose }: ReminderDialogProps) {
  const [text, setText] = useState(() => reminderText(debtor, from))
  const field = useRef<HTMLInputElement>(null)
  const put = useCopy({
    copied: 'Mensaje copiado',
    cannot: 'El navegador no dejó copiar: selecciona el texto y cópialo a mano.',
  })
  const link = debtor.padre && whatsAppLink(debtor.padre.telefono, text)
  const copy = async () => {
    if (!(await put(text))) field.current?.select()
  }
  return (
    <InfoDialog
      title={`Recordatorio a ${nameOf(debtor)}`}
      onClose={onClose}
      action={
        <>
          <Button startIcon={<Icon name="copy" />} onClick={() => void copy()}>
            Copiar mensaje
          </Button>
          {link && (
            <PrimaryAction icon="external" href={link}>
              Abrir WhatsApp
            </PrimaryAction>
          )}
        </>
      }
    >
      {!link && (
        <InfoPanel
          title={texts.noPhone}
          text="No hay un teléfono de 10 dígitos registrado: copia el mensaje y envíalo por otro medio."
        />
      )}
      <TextInput
        label="Mensaje"
        hint="Puedes cambiarlo antes de enviarlo."
        rows={12}
        value={text}
        ref={field}
        onChange={(event) => setText(event.target.value)}
      />
    </InfoDialog>
  )
}

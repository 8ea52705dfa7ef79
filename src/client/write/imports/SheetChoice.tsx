import { useState } from 'react'
import type { ReadSheet } from '@contract/imports/imports.schemas'
import { countText, pupilsText } from '@contract/domain/text'
import type { Outcome } from '../../state/core/writes'
import { CheckInput } from '../../ui/fields/CheckInput'
import { Quiet, Stack, Tiles } from '../../ui/layout/layout'

interface Sheets {
  hojas?: readonly ReadSheet[] | undefined
}

const sheetField = (names: readonly string[] | null): { hojas?: string } =>
  names ? { hojas: JSON.stringify(names) } : {}

const readNames = ({ hojas = [] }: Sheets): string[] =>
  hojas.filter(({ leida }) => leida).map(({ nombre }) => nombre)

/** Chosen sheets of a workbook. One that was left out stays out in the next file. */
export const useSheets = <Answer extends Sheets>(
  send: (body: { file: File; hojas?: string }) => Promise<Outcome<Answer>>,
) => {
  const [left, setLeft] = useState<readonly string[]>([])
  const [names, setNames] = useState<readonly string[] | null>(null)
  const readWith = async (file: File, wanted: readonly string[] | null): Promise<Outcome<Answer>> => {
    const reply = await send({ file, ...sheetField(wanted) })
    if (reply.answer) setNames(wanted)
    return reply
  }
  return {
    field: sheetField(names),
    read: async (file: File): Promise<{ reply: Outcome<Answer>; field: { hojas?: string } }> => {
      const reply = await readWith(file, null)
      const usual = reply.answer ? readNames(reply.answer) : []
      const wanted = usual.filter((name) => !left.includes(name))
      if (wanted.length === 0 || wanted.length === usual.length) return { reply, field: {} }
      return { reply: await readWith(file, wanted), field: sheetField(wanted) }
    },
    choose: (
      file: File,
      hojas: readonly ReadSheet[],
      wanted: readonly string[],
    ): Promise<Outcome<Answer>> => {
      setLeft(hojas.map(({ nombre }) => nombre).filter((name) => !wanted.includes(name)))
      return readWith(file, wanted)
    },
  }
}

const rowsIn = ({ leida, filas }: ReadSheet): string =>
  leida ? pupilsText(filas) : `No se lee: ${countText(filas, 'renglón', 'renglones')}`

const GROUP = 'Hojas del archivo'

export function ReadSheets({ hojas = [] }: Sheets) {
  if (hojas.length < 2) return null
  const unread = hojas.filter(({ leida }) => !leida).map(({ nombre }) => nombre)
  return (
    <Quiet as="p">
      {`Hojas leídas: ${readNames({ hojas }).join(', ')}.${unread.length > 0 ? ` No se leen: ${unread.join(', ')}.` : ''}`}
    </Quiet>
  )
}

interface SheetChoiceProps {
  hojas: readonly ReadSheet[] | undefined
  busy: boolean
  onChoose: (hojas: readonly ReadSheet[], wanted: readonly string[]) => void
}

/** Nothing for a file of one sheet. Boxes stay enabled while the file is read, or the keyboard would lose its place. */
export function SheetChoice({ hojas = [], busy, onChoose }: SheetChoiceProps) {
  if (hojas.length < 2) return null
  const read = readNames({ hojas })
  const change = (name: string, isRead: boolean) => {
    const wanted = hojas
      .map(({ nombre }) => nombre)
      .filter((each) => (each === name ? isRead : read.includes(each)))
    if (!busy && wanted.length > 0) onChoose(hojas, wanted)
  }
  return (
    <Stack gap={1} role="group" aria-label={GROUP}>
      <strong>{GROUP}</strong>
      <Quiet as="p">
        Se leen juntas las hojas con los mismos encabezados. Donde ninguna columna dice el grupo, lo dice el
        nombre de la hoja.
      </Quiet>
      <Tiles min={160}>
        {hojas.map((sheet) => (
          <CheckInput
            key={sheet.nombre}
            label={sheet.nombre}
            hint={rowsIn(sheet)}
            checked={sheet.leida}
            onChange={({ target }) => change(sheet.nombre, target.checked)}
          />
        ))}
      </Tiles>
    </Stack>
  )
}

import { useState } from 'react'
import { normalizeCurp } from '@contract/domain/curp'
import type { ApiError } from '../../state/core/errors'

/** Remembers which CURP the server called wrong; one that another pupil holds (409) cannot be kept by confirming it. */
export const useRefusedCurp = () => {
  const [refused, setRefused] = useState<{ curp: string; message: string } | null>(null)
  const noteRefusal = (curp: string, { status, campos }: ApiError) => {
    const message = campos?.['curp']
    if (status === 400 && message) setRefused({ curp: normalizeCurp(curp), message })
  }
  return { refused, noteRefusal }
}

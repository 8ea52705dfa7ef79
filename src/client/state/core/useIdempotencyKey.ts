import { useState } from 'react'
import { createKeyKeeper } from './idempotency'

/** A key keeper that lives as long as the form it belongs to. */
export const useIdempotencyKey = () => useState(createKeyKeeper)[0]

import type { bookConsultationCopy } from "#app/copy/book-consultation.ts";

export type BookingCopy = ReturnType<typeof bookConsultationCopy>;

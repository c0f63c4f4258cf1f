/** Findings and receipts as the API writes them. */
import type { Finding, Receipt } from '../../../core/compare/index.ts';
import type { ReceiptResource as PrintedReceipt } from '../../schemas/index.ts';

type PrintedFinding = PrintedReceipt['findings'][number];

export function describeReceipt(receipt: Receipt): PrintedReceipt {
  const { id, model, policy, status, reason, challenge, mapping, scope } = receipt;
  return {
    id,
    model,
    policy,
    status,
    ...(reason === undefined ? {} : { reason }),
    ...(challenge === undefined ? {} : { challenge }),
    assessed_at: new Date(receipt.assessedAt).toISOString(),
    expires_at: new Date(receipt.expiresAt).toISOString(),
    left_hash: receipt.leftHash,
    right_hash: receipt.rightHash,
    mapping,
    scope,
    findings: receipt.findings.map(describeFinding),
  };
}

export function describeFinding({ topic, result, explanation, citations }: Finding): PrintedFinding {
  return {
    topic,
    result,
    explanation,
    citations: citations.map(({ contract, sourceId, quote }) => ({ contract, source_id: sourceId, quote })),
  };
}

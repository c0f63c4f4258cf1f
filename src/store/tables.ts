import type { Generated } from 'kysely';
export interface Tables {
  api_key: ApiKeyTable;
  daily_usage: DailyUsageTable;
}
export interface ApiKeyTable {
  id: string;
  tier: string;
  label: string;
  secret_sha256: Buffer;
  created_at: Generated<Date>;
  revoked_at: Date | null;
}
export interface DailyUsageTable {
  caller: string;
  day: string;
  requests: bigint;
}
